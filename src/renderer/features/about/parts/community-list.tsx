import type { Community } from '#renderer/data/site-content.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { PlaceIcon } from '#renderer/ui/icons.tsx';
import { Picture } from '#renderer/ui/picture.tsx';

/** Groups that readers can join, across the whole section; nothing where there are none. */
export function CommunityList({ communities }: { readonly communities: readonly Community[] }) {
  const { language } = useLanguage();
  if (communities.length === 0) return null;
  return (
    <ul className="col-span-full mt-3 grid gap-x-6 gap-y-9 lg:mt-8 md:grid-cols-3">
      {communities.map(({ id, link, place, ...community }) => (
        <li key={id} lang={community.language === language ? undefined : community.language}>
          {community.image && (
            <Picture
              src={community.image}
              focus={community.focus}
              alt={community.imageAlt}
              className="aspect-[16/10] w-full rounded-[10px]"
            />
          )}
          <h3 className="type-h3 mt-4">
            {link ? (
              <a
                href={link}
                rel="noopener noreferrer"
                target="_blank"
                className="underline decoration-2 underline-offset-4"
              >
                {community.title}
              </a>
            ) : (
              community.title
            )}
          </h3>
          {place && (
            <p className="type-small mt-2 flex items-center gap-3 text-ink-3">
              <PlaceIcon />
              {place}
            </p>
          )}
          <p className="mt-2 whitespace-pre-line text-ink-2">{community.content}</p>
        </li>
      ))}
    </ul>
  );
}
