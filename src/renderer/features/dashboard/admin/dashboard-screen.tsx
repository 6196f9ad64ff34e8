import './dashboard.css';
import { LatestMessages } from '../../inbox/parts/latest-messages.tsx';
import { Counters } from './counters.tsx';
import { Greeting } from './greeting.tsx';

/** Where a super admin begins: what there is, and what came in. */
export function DashboardScreen() {
  return (
    <div className="dashboard">
      <Greeting />
      <Counters />
      <LatestMessages />
    </div>
  );
}
