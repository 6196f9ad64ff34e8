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
    <section aria-labelledby={id} className="profile-section">
      <div>
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        {hint !== undefined && <p className="profile-hint">{hint}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
