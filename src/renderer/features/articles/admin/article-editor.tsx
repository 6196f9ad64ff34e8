import './editor.css';
import { useId, useState } from 'react';
import { articleProblems, isBegunSide, type ArticleDocument, type ArticleProblem } from '#domain/article-document.ts';
import type { PublishAnswer } from '#domain/draft.ts';
import { LANGUAGES, type Language, type Localized } from '#domain/localized.ts';
import type { Accounts } from '../../../data/accounts.ts';
import type { KeptCategory } from '../../../data/collections/categories.ts';
import type { DraftCollection } from '../../../data/collections/draft-collection.ts';
import { withSideText } from '../../../editing/document-kind.ts';
import { behindCount, inStep, writeSide } from '../../../editing/panes/in-step.ts';
import { SidePanes } from '../../../editing/panes/side-panes.tsx';
import { PictureField } from '../../../editing/pictures/picture-field.tsx';
import { stateOf, StatePill } from '../../../editing/publishing/language-state.tsx';
import { undo } from '../../../editing/publishing/publishing.ts';
import { FoundNotice } from '../../../editing/working-copy/found-notice.tsx';
import type { WorkingCopy, WorkingState } from '../../../editing/working-copy/working-copy.ts';
import { usePictureSource } from '../../../editing/pictures/use-picture-source.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { ArticleFactsPanel } from './article-facts-panel.tsx';
import { ARTICLE_FIELDS, articleKind } from './article-kind.ts';
import { usePreparedPreview } from './article-preview.tsx';
import { BinnedBar } from './binned-bar.tsx';
import { ConflictBar } from './conflict-bar.tsx';
import { EditorBar } from './editor-bar.tsx';
import { EditorDialogs, type OpenDialog } from './editor-dialogs.tsx';
import { EditorHead } from './editor-head.tsx';
import { LiveNote } from './live-note.tsx';
import { todayInJakarta } from './today.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useTextPictures } from './use-text-pictures.tsx';

interface Props {
  readonly accounts: Accounts;
  readonly collection: DraftCollection<ArticleDocument>;
  readonly categories: readonly KeptCategory[];
  readonly copy: WorkingCopy<ArticleDocument>;
  readonly state: WorkingState<ArticleDocument>;
  /** Makes what is written here an article of its own, and opens it. */
  readonly onCopy: () => void;
}

interface LastDeed {
  readonly answer: PublishAnswer;
  readonly what: 'published' | 'withdrawn';
  readonly languages: readonly Language[];
}

/** An article being written: what both languages share, both languages beside one another, and what becomes of them. */
export function ArticleEditor({ accounts, collection, categories, copy, state, onCopy }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const pictureSource = usePictureSource();
  const { document: article, server } = state;
  const panelId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const [shown, setShown] = useState<Language>(language);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [deed, setDeed] = useState<LastDeed | null>(null);
  /** Said only once somebody wanted to publish: nobody who begins is told what is missing. */
  const [asked, setAsked] = useState<readonly Language[]>([]);
  usePreparedPreview();
  const textPictures = useTextPictures({ upload: accounts.upload, pictureSource });
  useEditorKeys({ onSave: () => void copy.save(), onOtherSide: () => setShown((now) => (now === 'id' ? 'en' : 'id')) });

  const kind = articleKind(categories);
  const change = (part: Partial<ArticleDocument>) => copy.change((now) => ({ ...now, ...part }));
  const problems = problemsOf(article);
  const lacking = { id: asked.includes('id') ? problems.id : [], en: asked.includes('en') ? problems.en : [] };
  const anyLacking = [...lacking.id, ...lacking.en];
  const begun = { id: isBegunSide(article.id), en: isBegunSide(article.en) };
  const wanted = LANGUAGES.filter((each) => begun[each] && (server?.live[each]?.changed ?? true));
  const bothLive = LANGUAGES.every((each) => server?.live[each]);
  const openPublish = () => {
    const languages = wanted.length > 0 ? wanted : LANGUAGES.filter((each) => begun[each]);
    setAsked(LANGUAGES.filter((each) => asked.includes(each) || languages.includes(each)));
    // What is missing has to be in sight once the dialog is closed.
    if (languages.some((each) => problems[each].some(isSharedProblem))) setUnfolded(true);
    setDialog('publish');
  };
  const takeBack = async ({ answer }: LastDeed) => {
    setDeed(null);
    const undone = await undo(copy, collection, answer);
    void showToast(
      undone ? { kind: 'success', title: t('live.undone') } : { kind: 'error', title: t('live.notUndone') },
    );
  };

  return (
    <div className="editor">
      <EditorBar copy={copy} state={state} />
      <h1 className="sr-only">{article[language].title || t('edit.untitled')}</h1>
      <EditorHead
        article={article}
        categories={categories}
        unfolded={unfolded}
        panelId={panelId}
        onUnfold={() => setUnfolded(!unfolded)}
        onPublish={openPublish}
        publishLabel={publishLabel(t, wanted, server !== null && LANGUAGES.some((each) => server.live[each]))}
        onPreview={() => setDialog('preview')}
        onHistory={server === null ? null : () => setDialog('history')}
      />
      {state.found && <FoundNotice found={state.found} copy={copy} />}
      {server && server.binnedAt !== null && <BinnedBar id={server.id} collection={collection} copy={copy} />}
      {state.conflict && <ConflictBar theirs={state.conflict} onCompare={() => setDialog('conflict')} />}
      {deed && server && (
        <LiveNote draft={server} {...deed} onUndo={() => void takeBack(deed)} onClose={() => setDeed(null)} />
      )}
      <div id={panelId} className="editor-shared" hidden={!unfolded}>
        <PictureField
          id={`${panelId}-picture`}
          value={{
            image: article.image,
            decorative: article.decorative,
            alt: { id: article.id.imageAlt, en: article.en.imageAlt },
          }}
          onChange={({ alt, ...rest }) =>
            copy.change((now) => ({
              ...now,
              ...rest,
              ...(alt && { id: { ...now.id, imageAlt: alt.id }, en: { ...now.en, imageAlt: alt.en } }),
            }))
          }
          upload={accounts.upload}
          pictureSource={pictureSource}
          problems={{
            image: anyLacking.includes('image') ? t('lacks.image') : undefined,
            alt: {
              ...(lacking.id.includes('imageAlt') ? { id: t('lacks.imageAlt') } : {}),
              ...(lacking.en.includes('imageAlt') ? { en: t('lacks.imageAlt') } : {}),
            },
          }}
        />
        <ArticleFactsPanel article={article} categories={categories} onChange={change} lacking={anyLacking} />
      </div>
      <SidePanes
        fields={ARTICLE_FIELDS}
        document={article}
        onWrite={(side, field, text) =>
          copy.change((now) =>
            // Before both are published nobody has called them the same: no side can be behind.
            bothLive
              ? writeSide(now, side, field, text, new Date().toISOString())
              : withSideText(now, side, field, text),
          )
        }
        onInStep={(field) => copy.change((now) => inStep(now, field))}
        shown={shown}
        onShow={setShown}
        head={(side) => <SideState article={article} state={state} language={side} />}
        markup={textPictures}
        lacking={lacking}
      />
      {dialog && (
        <EditorDialogs
          open={dialog}
          {...{ kind, copy, state, collection, categories, begun, problems, wanted, shown, onCopy }}
          onDone={(answer, what, languages) => {
            setDialog(null);
            setDeed({ answer, what, languages });
          }}
          onOpen={setDialog}
        />
      )}
    </div>
  );
}

interface SideStateProps {
  readonly article: ArticleDocument;
  readonly state: WorkingState<ArticleDocument>;
  readonly language: Language;
}

function SideState({ article, state, language }: SideStateProps) {
  const { t } = useTranslation();
  const behind = behindCount(article, language);
  return (
    <>
      <StatePill state={stateOf(state.server, language, isBegunSide(article[language]))} />
      {state.server?.live[language]?.changed && <StatePill state="changed" />}
      {behind > 0 && <StatePill state="behind" words={t('panes.behindCount', { count: behind })} />}
    </>
  );
}

function problemsOf(article: ArticleDocument): Localized<readonly ArticleProblem[]> {
  const today = todayInJakarta(new Date());
  return { id: articleProblems(article, 'id', today), en: articleProblems(article, 'en', today) };
}

/** Whether what is missing belongs to what both languages share, or stands beside it. */
function isSharedProblem(problem: ArticleProblem): boolean {
  return problem !== 'title' && problem !== 'content';
}

/** The button says what it would do: one language's changes, or simply publish. */
function publishLabel(t: ReturnType<typeof useTranslation>['t'], wanted: readonly Language[], live: boolean): string {
  const [only] = wanted;
  return live && wanted.length === 1 && only
    ? t('publish.changes', { language: only.toUpperCase() })
    : t('publish.open');
}
