import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedPack, PackFault, Packs, TakenIn } from '../../../data/packs.ts';
import type { PackFiles } from '../../../platform/port.ts';
import { Button } from '../../../ui/button.tsx';
import { OpenedPackPart } from './pack-opened.tsx';

interface Props {
  readonly packs: Packs;
  readonly files: PackFiles;
}

const REFUSED = {
  foreign: 'library:pack.refused.foreign',
  version: 'library:pack.refused.version',
  damaged: 'library:pack.refused.damaged',
  large: 'library:pack.refused.large',
  altered: 'library:pack.refused.altered',
  key: 'library:pack.refused.key',
  site: 'library:pack.refused.site',
  unsupported: 'library:pack.refused.unsupported',
} as const satisfies Record<PackFault, string>;

const PROBLEMS = {
  busy: 'library:pack.problem.busy',
  full: 'library:pack.problem.full',
  storage: 'library:pack.problem.storage',
} as const;

type Stage =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading'; readonly share: number }
  | { readonly kind: 'refused'; readonly fault: PackFault }
  | { readonly kind: 'opened'; readonly pack: OpenedPack; readonly busy: boolean }
  | { readonly kind: 'taken'; readonly result: TakenIn };

/** Opens a pack that was chosen, dropped or opened in the file manager; shows what is in it, and takes it in after a yes. */
export function OpenPack({ packs, files }: Props) {
  const { t } = useTranslation(['library']);
  const [stage, setStage] = useState<Stage>({ kind: 'idle' });
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let wanted = true;
    const read = async (file: Blob | null) => {
      if (!file || !wanted) return;
      setStage(await readStage(packs, file, (share) => wanted && setStage({ kind: 'reading', share })));
      // It came from outside the page: whoever brought it looks for what became of it.
      part.current?.scrollIntoView({ block: 'nearest' });
    };
    const take = () => void files.take().then(read);
    const stop = files.subscribe(take);
    take();
    return () => {
      wanted = false;
      stop();
    };
  }, [packs, files]);
  const choose = async () => {
    const file = await files.choose();
    if (file) setStage(await readStage(packs, file, (share) => setStage({ kind: 'reading', share })));
  };
  const takeIn = async (pack: OpenedPack, unproved: boolean) => {
    setStage({ kind: 'opened', pack, busy: true });
    setStage({ kind: 'taken', result: await packs.takeIn(pack, unproved) });
  };
  return (
    <div ref={part} className="grid w-full justify-items-start gap-4">
      {stage.kind === 'opened' ? (
        <OpenedPackPart
          pack={stage.pack}
          busy={stage.busy}
          onTake={(unproved) => void takeIn(stage.pack, unproved)}
          onLeave={() => setStage({ kind: 'idle' })}
        />
      ) : (
        <Button
          variant="outline"
          busy={stage.kind === 'reading'}
          busyLabel={t('pack.open.reading')}
          onClick={() => void choose()}
        >
          {t('pack.open.choose')}
        </Button>
      )}
      {stage.kind === 'reading' && (
        <progress className="w-full max-w-80 accent-ink" aria-label={t('pack.open.reading')} value={stage.share} />
      )}
      {stage.kind === 'refused' && (
        <p role="alert" className="max-w-[52ch] rounded-[8px] bg-danger-soft px-4 py-3">
          {t(REFUSED[stage.fault])}
        </p>
      )}
      {stage.kind === 'taken' && <Taken result={stage.result} />}
    </div>
  );
}

async function readStage(packs: Packs, file: Blob, onProgress: (share: number) => void): Promise<Stage> {
  try {
    onProgress(0);
    const pack = await packs.read(file, onProgress);
    return pack.ok ? { kind: 'opened', pack, busy: false } : { kind: 'refused', fault: pack.fault };
  } catch (error) {
    console.warn('The library on this device could not be read:', error);
    return { kind: 'taken', result: { ok: false, problem: 'storage' } };
  }
}

function Taken({ result }: { readonly result: TakenIn }) {
  const { t } = useTranslation(['library']);
  if (!result.ok)
    return (
      <p role="alert" className="max-w-[52ch] rounded-[8px] bg-danger-soft px-4 py-3">
        {t(PROBLEMS[result.problem])}
      </p>
    );
  return (
    <p role="status" className="max-w-[52ch] rounded-[8px] bg-mist px-4 py-3">
      {t('pack.open.taken', { count: result.articles })}
      {result.questions > 0 && ` ${t('pack.open.takenQuestions', { count: result.questions })}`}
    </p>
  );
}
