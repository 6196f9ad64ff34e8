import type { ComponentProps, ReactNode } from 'react';
import { AdminArea } from '../admin/shell/admin-area.tsx';
import { SiteFrameContext } from '../ui/private/site-frame-context.ts';
import { SiteFrame } from './site-frame.tsx';

/** The admin area, whose previews show pages within the bar and the footer that visitors get. */
export function FramedAdminArea(props: ComponentProps<typeof AdminArea>) {
  return (
    <SiteFrameContext value={framed}>
      <AdminArea {...props} />
    </SiteFrameContext>
  );
}

function framed(path: string, page: ReactNode): ReactNode {
  return <SiteFrame path={path}>{page}</SiteFrame>;
}
