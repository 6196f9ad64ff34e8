import { useEffect, useRef, useState } from 'react';
import type { ArticleSummary } from '#domain/article.ts';
import { useRepository } from '../../data/repository.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Picture } from '../../ui/picture.tsx';
import { whenNear } from '../../ui/when-near.ts';
import { readArticle } from '../../data/read-article.ts';

/** The picture of a saved article, once its row comes near; its place is held. Without the article it stays empty. */
export function SavedPicture({ id }: { readonly id: number }) {
  const repository = useRepository();
  const { language } = useLanguage();
  const place = useRef<HTMLSpanElement>(null);
  const [article, setArticle] = useState<ArticleSummary | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || article) return undefined;
    let wanted = true;
    const stop = whenNear(
      element,
      () => void readArticle(repository, id, language).then((read) => wanted && read.ok && setArticle(read.value)),
    );
    return () => {
      wanted = false;
      stop();
    };
  }, [repository, id, language, article]);
  return (
    <span ref={place} className="block aspect-[8/5] w-20 flex-none overflow-hidden rounded-[6px] bg-mist md:w-24">
      {article && <Picture src={article.image} focus={article.focus} alt="" className="size-full" />}
    </span>
  );
}
