/**
 * What nearly every public screen draws with. Imported by the web's entry, so that it comes along with it: a file of its own
 * would cost each first visit a request. What only private pages draw with stays out.
 */
import '#domain/jakarta-day.ts';
import '#domain/share-addresses.ts';
import '../page/page.ts';
import '../features/articles/missing-article.ts';
import '../features/articles/parts/article-card.tsx';
import '../i18n/dates.ts';
import '../i18n/authored-text.tsx';
import '../ui/article-text.tsx';
import '../ui/busy-leaves.tsx';
import '../ui/button.tsx';
import '../ui/ground-line.tsx';
import '../ui/icons.tsx';
import '../ui/page-top.tsx';
import '../ui/picture.tsx';
import '../ui/plant-label.tsx';
import '../ui/scene.tsx';
import '../ui/scroll.ts';
