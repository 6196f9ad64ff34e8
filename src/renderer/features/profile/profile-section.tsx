import { useId, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** One subject of the profile: what it is at the left, what can be done at the right. */
export function ProfileSection({ title, hint, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 pt-6 pb-11 border-t-2 border-ink [&>div:last-child]:max-w-130 md:grid-cols-[5fr_7fr] md:gap-8 md:pt-8 md:pb-14"
    >
      <div>
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        {hint !== undefined && <p className="max-w-[24.9em] mt-1.5 text-ink-2 text-[1rem]">{hint}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
