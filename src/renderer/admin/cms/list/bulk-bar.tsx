import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#domain/localized.ts';
import { Button } from '#renderer/ui/button.tsx';
import { BusyLeaves } from '#renderer/ui/busy-leaves.tsx';
import { BinIcon, MoreIcon, PublishIcon, RestoreIcon, WithdrawIcon } from '#renderer/ui/private/list-icons.ts';
import { Menu, MenuItem, MenuRule } from '#renderer/ui/private/menu.tsx';
import { LANGUAGE_NAMES } from '../language-names.ts';
import { EraseQuestion } from './erase-question.tsx';
import type { BulkAction, BulkActionKind } from './perform-bulk-action.ts';

interface Props {
  readonly count: number;
  readonly inBin: boolean;
  readonly doing: BulkActionKind | null;
  readonly onRun: (action: BulkAction) => void;
}

/** What can be done with the chosen rows. It stands where the list's line is, so that no row moves. */
export function BulkBar({ count, inBin, doing, onRun }: Props) {
  const { t } = useTranslation('list');
  return (
    <div role="group" aria-label={t('bulk')} className="bulk-bar">
      {inBin ? (
        <BinDeeds count={count} doing={doing} onRun={onRun} />
      ) : (
        <>
          <div className="bulk-wide">
            <PublishMenu doing={doing} onRun={onRun} />
            <BulkActionButton kind="withdraw" doing={doing} onRun={onRun} />
            <BulkActionButton kind="bin" doing={doing} onRun={onRun} />
          </div>
          <div className="bulk-narrow">
            <Menu trigger={<BulkButton words={t('actions')} busy={doing !== null} />}>
              <PublishItems onRun={onRun} />
              <MenuRule />
              <MenuItem icon={WithdrawIcon} onSelect={() => onRun({ kind: 'withdraw' })}>
                {t('withdraw')}
              </MenuItem>
              <MenuItem icon={BinIcon} onSelect={() => onRun({ kind: 'bin' })}>
                {t('bin.move')}
              </MenuItem>
            </Menu>
          </div>
        </>
      )}
    </div>
  );
}

type BulkActionsProps = Pick<Props, 'doing' | 'onRun'>;

function PublishMenu({ doing, onRun }: BulkActionsProps) {
  const { t } = useTranslation('list');
  return (
    <Menu trigger={<BulkButton words={t('publish')} busy={doing === 'publish'} disabled={doing !== null} />}>
      <PublishItems onRun={onRun} />
    </Menu>
  );
}

function PublishItems({ onRun }: Pick<Props, 'onRun'>) {
  const { t } = useTranslation('list');
  return (
    <>
      {LANGUAGES.map((language) => (
        <MenuItem key={language} icon={PublishIcon} onSelect={() => onRun({ kind: 'publish', languages: [language] })}>
          {t('publishIn', { language: LANGUAGE_NAMES[language] })}
        </MenuItem>
      ))}
      <MenuItem icon={PublishIcon} onSelect={() => onRun({ kind: 'publish', languages: LANGUAGES })}>
        {t('publishBoth')}
      </MenuItem>
    </>
  );
}

const DEEDS = {
  withdraw: { label: 'list:withdraw', Icon: WithdrawIcon },
  bin: { label: 'list:bin.move', Icon: BinIcon },
  restore: { label: 'list:bin.restore', Icon: RestoreIcon },
} as const;

function BulkActionButton({ kind, doing, onRun }: BulkActionsProps & { readonly kind: keyof typeof DEEDS }) {
  const { t } = useTranslation(['list']);
  const { label, Icon } = DEEDS[kind];
  return (
    <Button
      variant="outline"
      size="sm"
      busy={doing === kind}
      busyLabel={t('working')}
      disabled={doing !== null}
      onClick={() => onRun({ kind })}
    >
      <Icon />
      {t(label)}
    </Button>
  );
}

function BinDeeds({ count, doing, onRun }: Pick<Props, 'count' | 'doing' | 'onRun'>) {
  const { t } = useTranslation('list');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <div className="bulk-wide">
        <BulkActionButton kind="restore" doing={doing} onRun={onRun} />
        <Button
          variant="destructive"
          size="sm"
          busy={doing === 'erase'}
          busyLabel={t('working')}
          disabled={doing !== null}
          onClick={() => setAsking(true)}
        >
          {t('bin.forever')}
        </Button>
      </div>
      <div className="bulk-narrow">
        <Menu trigger={<BulkButton words={t('actions')} busy={doing !== null} />}>
          <MenuItem icon={RestoreIcon} onSelect={() => onRun({ kind: 'restore' })}>
            {t('bin.restore')}
          </MenuItem>
          <MenuItem icon={BinIcon} onSelect={() => setAsking(true)}>
            {t('bin.forever')}
          </MenuItem>
        </Menu>
      </div>
      {asking && (
        <EraseQuestion
          count={count}
          onClose={() => setAsking(false)}
          onErase={() => {
            setAsking(false);
            onRun({ kind: 'erase' });
          }}
        />
      )}
    </>
  );
}

/** A button that opens a menu; the menu hands it what it needs for that. */
function BulkButton({ words, busy, ...rest }: { readonly words: string; readonly busy: boolean; disabled?: boolean }) {
  return (
    <Button variant="outline" size="sm" {...rest} disabled={busy || rest.disabled === true}>
      {busy ? <BusyLeaves /> : words}
      {busy && <span className="sr-only">{words}</span>}
      <MoreIcon />
    </Button>
  );
}
