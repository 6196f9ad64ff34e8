import { PortalLink } from '#renderer/i18n/portal-link.tsx';

interface Props {
  readonly article: number;
  readonly place: number;
  readonly name: string;
  readonly detail: string;
}

/** A task, or a calendar: it leads to the calendar in its article (text/render/render-markdown.ts names the anchor). */
export function MonthEntry({ article, place, name, detail }: Props) {
  return (
    <li className="group relative border-t-[3px] border-brand pt-2.5">
      <PortalLink
        to={`/article/${article}#f-calendar-${place}`}
        className="stretched-link line-clamp-2 text-[1.125rem] leading-[1.3] font-bold group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
      >
        {name}
      </PortalLink>
      <p className="mt-1 line-clamp-2 text-small text-ink-2">{detail}</p>
    </li>
  );
}
