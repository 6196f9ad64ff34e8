import { useSections } from '#renderer/admin/section.ts';
import { LatestMessages } from '../inbox/parts/latest-messages.tsx';
import { Counters } from './counters.tsx';
import { DeviceDrafts } from './device-drafts.tsx';
import { Greeting } from './greeting.tsx';
import { Mentions } from './mentions.tsx';
import { NeedsAttention } from './needs-attention.tsx';
import { RecentlyEdited } from './recently-edited.tsx';
import { useReports } from './use-reports.ts';

/** Where work in the admin area begins: what there is, what waits, and what came in. */
export function DashboardScreen() {
  const sections = useSections();
  const reports = useReports(sections);
  return (
    <div className="dashboard @container">
      <Greeting starts={sections.flatMap(({ start }) => start ?? [])} />
      <DeviceDrafts />
      <Counters reports={reports} />
      <div className="dashboard-columns @min-[56rem]:grid @min-[56rem]:grid-cols-[minmax(0,1.65fr)_minmax(0,1fr)] @min-[56rem]:gap-11">
        <NeedsAttention reports={reports} />
        <LatestMessages />
      </div>
      <Mentions />
      <RecentlyEdited />
    </div>
  );
}
