// The whole public portal at an address, in Indonesian, without a background component.
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { loadMessages } from '#renderer/app/messages.ts';
import { Portal } from '#renderer/app/portal.tsx';
import type { Repository } from '#renderer/data/repository.ts';
import { createI18n } from '#renderer/i18n/portal-i18n.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import type { Platform } from '#renderer/platform/port.ts';
import type { SessionStore } from '#renderer/session/session.ts';

const SITE = {
  ...{ email: 'halo@tunas.example', phone: '1', instagram: 'https://i.example', youtube: 'https://y.example' },
};

interface Visit {
  readonly repository: object;
  readonly session: SessionStore;
  readonly platform?: Platform;
}

export async function openPortal(at: string, { repository, session, platform = memoryPlatform() }: Visit) {
  const known = { pictureSource: (address: string) => address, site: SITE, live: null, ...repository };
  render(
    <MemoryRouter initialEntries={[at]} useTransitions={false}>
      <Portal
        {...{ platform, session, repository: known as unknown as Repository }}
        i18n={createI18n('id', await loadMessages('id'))}
        scenes={{ read: () => '<svg/>', load: () => Promise.resolve('<svg/>') }}
        initial={null}
        BackgroundComponent={null}
      />
    </MemoryRouter>,
  );
}
