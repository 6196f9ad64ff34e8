import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedPack, PackFault, Packs, TakenIn } from '#renderer/data/packs.ts';
import type { PackFiles } from '#renderer/platform/port.ts';
import { Button } from '#renderer/ui/button.tsx';
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
  clock: 'library:pack.refused.clock',
  unsupported: 'library:pack.refused.unsupported',
} as const satisfies Record<PackFault, string>;

const PROBLEMS = {
  busy: 'library:pack.problem.busy',
  full: 'library:pack.problem.full',
  storage: 'library:pack.problem.storage',
} as const;

/** Where a part of it is in. */
const REST = { full: 'library:pack.problem.restFull', storage: 'library:pack.problem.restStorage' } as const;

type Stage =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading'; readonly share: number }
  | { readonly kind: 'refused'; readonly fault: PackFault }
  | { readonly kind: 'unread' }
  | { readonly kind: 'opened'; readonly pack: OpenedPack; readonly busy: boolean };

/** Opens a pack that was chosen, dropped or opened in the file manager; shows what is in it, and takes it in after a yes. */
export function OpenPack({ packs, files }: Props) {
  const { t } = useTranslation(['library']);
  const { stage, taken, part, choose, takeIn, leave } = useOpening(packs, files);
  return (
    <div ref={part} className="grid w-full justify-items-start gap-4">
      {stage.kind === 'opened' ? (
        <OpenedPackPart
          pack={stage.pack}
          busy={stage.busy}
          onTake={(unverified) => void takeIn(stage.pack, unverified)}
          onLeave={leave}
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
      {stage.kind === 'refused' && <Refusal>{t(REFUSED[stage.fault])}</Refusal>}
      {stage.kind === 'unread' && <Refusal>{t(PROBLEMS.storage)}</Refusal>}
      {taken && <Taken result={taken} />}
    </div>
  );
}

/** One pack after the other: what comes while one is read takes its place, and waits while one is taken in. */
function useOpening(packs: Packs, files: PackFiles) {
  const [stage, setStage] = useState<Stage>({ kind: 'idle' });
  const [taken, setTaken] = useState<TakenIn | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const run = useRef({ number: 0, taking: false });
  const read = useCallback(
    async (file: Blob, shows: () => boolean) => {
      const number = (run.current.number += 1);
      const isLast = () => shows() && run.current.number === number;
      const stage = await readStage(packs, file, (share) => isLast() && setStage({ kind: 'reading', share }));
      if (isLast()) setStage(stage);
    },
    [packs],
  );
  const arrived = useRef<(isNext: boolean) => Promise<void>>(async () => undefined);
  useEffect(() => {
    let shown = true;
    /** What was taken and isn't shown yet. */
    let held: Blob | null = null;
    arrived.current = async (isNext) => {
      // It stays where it is until the one before is in.
      if (run.current.taking) return;
      const file = await files.take();
      if (!file) return;
      if (!shown) return files.putBack(file);
      if (!isNext) setTaken(null);
      held = file;
      await read(file, () => shown);
      // Another one may have come meanwhile, and still be read.
      if (held === file) held = null;
      if (!shown) return;
      // The pack came from outside the page, so its result is scrolled into view.
      part.current?.scrollIntoView({ block: 'nearest' });
    };
    const take = () => void arrived.current(false);
    const stop = files.subscribe(take);
    take();
    return () => {
      shown = false;
      stop();
      // At once: the page that is opened next asks for it before it is read here.
      if (held) files.putBack(held);
    };
  }, [files, read]);
  return {
    ...{ stage, taken, part },
    async choose() {
      const file = await files.choose();
      if (!file) return;
      setTaken(null);
      await read(file, () => true);
    },
    async takeIn(pack: OpenedPack, unverified: boolean) {
      run.current.taking = true;
      setStage({ kind: 'opened', pack, busy: true });
      const result = await packs.takeIn(pack, unverified);
      run.current.taking = false;
      setTaken(result);
      setStage({ kind: 'idle' });
      // The result of the import is shown beside the pack that came meanwhile.
      await arrived.current(true);
    },
    leave: () => setStage({ kind: 'idle' }),
  };
}

async function readStage(packs: Packs, file: Blob, onProgress: (share: number) => void): Promise<Stage> {
  try {
    onProgress(0);
    const pack = await packs.read(file, onProgress);
    return pack.ok ? { kind: 'opened', pack, busy: false } : { kind: 'refused', fault: pack.fault };
  } catch (error) {
    console.warn('The library on this device could not be read:', error);
    return { kind: 'unread' };
  }
}

function Refusal({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className="max-w-[38.1em] rounded-[8px] bg-danger-soft px-4 py-3">
      {children}
    </p>
  );
}

function Taken({ result }: { readonly result: TakenIn }) {
  const { t } = useTranslation(['library']);
  const { articles, pictures, questions, problem } = result;
  const isNothing = articles + pictures + questions === 0;
  if (problem !== null && isNothing) return <Refusal>{t(PROBLEMS[problem])}</Refusal>;
  return (
    <>
      <p role="status" className="max-w-[38.1em] rounded-[8px] bg-mist px-4 py-3">
        {t('pack.open.taken', { count: articles })}
        {pictures > 0 && ` ${t('pack.open.takenPictures', { count: pictures })}`}
        {questions > 0 && ` ${t('pack.open.takenQuestions', { count: questions })}`}
      </p>
      {problem !== null && <Refusal>{t(problem === 'full' ? REST.full : REST.storage)}</Refusal>}
    </>
  );
}
