import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { DATA_SAVER_CHOICE } from '#domain/display-settings.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { reloadWithPictures } from '#renderer/ui/lazy/display-settings.ts';
import { AdminArea } from '../admin/shell/admin-area.tsx';
import { SiteFrameContext } from '../ui/lazy/page-frame.tsx';
import { SiteFrame } from './site-frame.tsx';

/** The admin area, whose previews render pages within the public bar and footer. */
export function FramedAdminArea(props: ComponentProps<typeof AdminArea>) {
  const { app, preferences } = usePlatform();
  useEffect(() => {
    if (!app && preferences.readChoice(DATA_SAVER_CHOICE, ['on'])) reloadWithPictures();
  }, [app, preferences]);
  return (
    <SiteFrameContext value={framed}>
      <AdminArea {...props} />
    </SiteFrameContext>
  );
}

function framed(path: string, page: ReactNode): ReactNode {
  return <SiteFrame path={path}>{page}</SiteFrame>;
}
