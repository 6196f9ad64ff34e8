import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface Props {
  readonly title: string;
  /** The section’s own address, where something in it is open: then it is the way back. */
  readonly back: string | null;
  /** Takes the name of what is open, from whoever knows it. */
  readonly itemName: Ref<HTMLLIElement>;
}

/** Where one is: the section, and what is open in it. */
export function BarTrail({ title, back, itemName }: Props) {
  const { t } = useTranslation('admin');
  return (
    <nav aria-label={t('trail')} className="bar-trail">
      <ol className="bar-steps">
        {back === null ? (
          <li aria-current="page" className="bar-title">
            {title}
          </li>
        ) : (
          <>
            <li className="bar-section">
              <Link to={back} className="bar-title">
                {title}
              </Link>
            </li>
            <li ref={itemName} aria-current="page" className="bar-item" />
          </>
        )}
      </ol>
    </nav>
  );
}
