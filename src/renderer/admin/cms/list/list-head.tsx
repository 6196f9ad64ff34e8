import './list-head.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { buttonClass } from '#renderer/ui/button.tsx';
import { AddIcon } from '#renderer/ui/private/list-icons.ts';

interface Props {
  readonly title: string;
  /** How many there are; null before that is known. */
  readonly lead: ReactNode;
  /** What beginning a new one is called, and where. */
  readonly begin: { readonly label: string; readonly path: string };
}

/** The head of a list: what it is, how many there are, and a new one. */
export function ListHead({ title, lead, begin }: Props) {
  const toAddress = useAddress();
  return (
    <div className="list-head">
      <div>
        <h1>{title}</h1>
        <p className="admin-lead list-lead">{lead}</p>
      </div>
      <Link to={toAddress(begin.path)} className={buttonClass()}>
        <AddIcon />
        {begin.label}
      </Link>
    </div>
  );
}
