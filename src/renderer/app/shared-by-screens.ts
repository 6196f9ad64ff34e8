/**
 * Modules that nearly every public screen imports. Imported by the web's entry, so that they are in its chunk: a chunk of their own
 * would cost each first visit a request. Modules that only private pages need are left out.
 */
import '#domain/dates.ts';
import '#domain/share-addresses.ts';
import '../page/page.ts';
import '../features/articles/missing-article.ts';
import '../features/articles/parts/article-card.tsx';
import '../i18n/dates.ts';
import '../i18n/authored-text.tsx';
import '../ui/article-text.tsx';
import '../ui/button.tsx';
import '../ui/button.tsx';
import '../ui/page-top.tsx';
import '../ui/icons.tsx';
import '../ui/page-top.tsx';
import '../ui/picture.tsx';
import '../ui/plant-label.tsx';
import '../ui/scene.tsx';
import '../ui/scroll.ts';
