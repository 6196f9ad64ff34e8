import { AlertIcon } from '#renderer/ui/icons.tsx';
import type { FailureNotice } from './use-attempt.ts';

/** What went wrong, where it went wrong: it stays when the toast has gone. */
export function FailureNote({ notice }: { readonly notice: Pick<FailureNotice, 'title' | 'detail'> | null }) {
  if (!notice) return null;
  return (
    <div
      role="alert"
      className="flex gap-3 px-4 py-3 border-l-4 border-danger bg-danger-soft text-[1rem] leading-[1.5] wrap-anywhere"
    >
      <AlertIcon className="mt-1 text-danger" />
      <div>
        <p className="font-bold">{notice.title}</p>
        <p>{notice.detail}</p>
      </div>
    </div>
  );
}
