import { useRights } from '#renderer/admin/rights.ts';
import { useSections } from '#renderer/admin/section.ts';
import { LatestMessages } from '../inbox/parts/latest-messages.tsx';
import { AdviceToCheck } from './advice-to-check.tsx';
import { ArticleField } from './article-field/article-field.tsx';
import { Counters } from './counters.tsx';
import { Greeting } from './greeting.tsx';
import { Mentions } from './mentions.tsx';
import { NeedsAttention } from './needs-attention.tsx';
import { RecentlyEdited } from './recently-edited.tsx';
import { useReports } from './use-reports.ts';
import { WaitingForYou } from './waiting-for-you.tsx';

/** Where work in the admin area begins: what there is, what waits, and what came in. */
export function DashboardScreen() {
  const sections = useSections();
  const reports = useReports(sections);
  const { may } = useRights();
  return (
    <div className="dashboard @container">
      <Greeting starts={sections.flatMap(({ start }) => start ?? [])} />
      <WaitingForYou reports={reports} />
      <Counters reports={reports} />
      <div className="dashboard-columns @min-[56rem]:grid @min-[56rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] @min-[56rem]:grid-rows-[auto_1fr] @min-[56rem]:gap-x-11">
        <div>
          {may('content.read') && <ArticleField />}
          {/* Who checked it and when is noted by those who edit. */}
          {may('content.edit') && <AdviceToCheck />}
        </div>
        <div className="@min-[56rem]:row-span-2">
          <NeedsAttention reports={reports} />
          {may('messages.answer') && <LatestMessages />}
          <Mentions />
        </div>
        <RecentlyEdited />
      </div>
    </div>
  );
}
