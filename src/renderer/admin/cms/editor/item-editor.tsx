import type { TFunction } from 'i18next';
import { useId, useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { todayInJakarta } from '#domain/dates.ts';
import { type Language, LANGUAGES, type Localized, otherLanguage } from '#domain/localized.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { ConflictBar } from '../conflict/conflict-bar.tsx';
import { type ContentType, titleOf, type TranslatedDocument } from '../content-type.ts';
import { isMissingMedia } from '../problem-codes.ts';
import { useAnnouncedOutdatedField } from '../translation/use-announced-outdated.ts';
import { EditorContext } from '../translation/editor-context.ts';
import { FieldInBothLanguages } from '../translation/side-control.tsx';
import { TranslationPanes } from '../translation/translation-panes.tsx';
import { useFollowedParagraph } from '../preview/use-followed-paragraph.ts';
import { usePictureSource } from '../pictures/use-picture-source.ts';
import { stateOf } from '../publishing/language-state.tsx';
import { dueLanguages } from '../publishing/publishing.ts';
import { LiveNote } from '../publishing/live-note.tsx';
import { useUndoPublishing } from '../publishing/use-undo-publishing.ts';
import { useFindInItem } from '../find/use-find-in-item.tsx';
import { RecoveredDraftNotice } from '../drafts/recovered-draft-notice.tsx';
import { useRights } from '#renderer/admin/rights.ts';
import { useCommentsDrawer } from './use-comments-drawer.tsx';
import { useCanShare } from '../preview/use-can-share.ts';
import { Presence } from '../presence/presence.tsx';
import { ReviewNote } from '../review/review-note.tsx';
import { useRequestReview } from '../review/use-request-review.ts';
import { ApprovalNote } from './approval-note.tsx';
import { BinnedBar } from './binned-bar.tsx';
import { EditorBar } from './editor-bar.tsx';
import { DetailsDrawer, DRAWER_BESIDE } from './details-drawer.tsx';
import { EditorDialogs, useConflictDialogSoon, type OpenDialog } from './editor-dialogs.tsx';
import type { EditorParts, LastAction, OpenItem, PageSurroundings } from './item-editor-props.ts';
import { MissingMediaNote } from './missing-media-note.tsx';
import { TranslationState } from './translation-state.tsx';
import { useDrawers } from './use-drawers.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useGoToField } from './use-go-to-field.ts';
import { useItemSides } from './use-item-sides.ts';
import { useMoveToBin } from './use-move-to-bin.ts';
import { useMarkdownExtras } from './use-markdown-extras.tsx';
import { useMedia } from '#renderer/ui/lazy/use-phone.ts';
import { focusHeading } from '#renderer/ui/scroll.ts';

interface Props<Document extends TranslatedDocument> extends OpenItem<Document>, EditorParts {
  readonly kind: ContentType<Document>;
}

/** An item being written: what both languages share, both languages beside one another, and what becomes of them. */
export function ItemEditor<Document extends TranslatedDocument>(props: Props<Document>) {
  const { kind, accounts, collection, editable, state, onCopy, onDuplicate, sharedLabel, shared, preview, page } =
    props;
  const { t, i18n } = useTranslation(['editor', 'preview']);
  const { language } = useLanguage();
  const pictureSource = usePictureSource();
  const { document: written, server } = state;
  const panelId = useId();
  const previewId = useId();
  // Stays until the screen is left, so that nothing moves after the first save.
  const [isNew] = useState(server === null);
  const { details, comments: commentsDrawer, preview: previewDrawer } = useDrawers();
  const { may, languages } = useRights();
  const toldOutdated = useAnnouncedOutdatedField(written);
  const canShare = useCanShare(kind, server);
  const [shown, setShown] = useState<Language>(languages.length === 1 ? (languages[0] ?? language) : language);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [action, setAction] = useState<LastAction | null>(null);
  /** Problems are shown only after the first try to publish; but what is gone, at once. */
  const [asked, setAsked] = useState<readonly Language[]>([]);
  const [wantedText, setWantedText] = useState<PageSurroundings['wanted']>(() =>
    isNew ? { problem: 'title', side: shown } : null,
  );
  const textPictures = useMarkdownExtras({ upload: accounts.upload, pictureSource });
  const isBeside = useMedia(DRAWER_BESIDE);
  const comments = useCommentsDrawer({
    ...{ kind, server, document: written, handles: textPictures.handles, onShow: setShown, isBeside },
    drawer: commentsDrawer,
    onText: page ? (field, side) => setWantedText({ problem: field, side }) : null,
  });
  const { request: requestReview } = useRequestReview(server?.id ?? null, collection, editable);
  useEditorKeys({
    onSave: () => void editable.save(),
    onOtherSide: () => setShown(otherLanguage),
    onDetails: details.toggle,
    onComments: comments.onShortcut,
  });
  useConflictDialogSoon(state.conflict !== null);
  useFirstFocus(isNew);
  const setWantedField = useGoToField(panelId);
  const goTo = (problem: string, side: Language) => {
    setShown(side);
    const isShared = kind.isSharedProblem(problem);
    if (isShared) details.show();
    if (page && !isShared) setWantedText({ problem, side });
    else setWantedField({ problem, side });
  };

  const problems = problemsOf(kind, written, server?.missingMedia);
  const told = (each: Language) => (asked.includes(each) ? problems[each] : problems[each].filter(isMissingMedia));
  const invalid = { id: told('id'), en: told('en') };
  const title = titleOf(written, language) || (kind.single ? i18n.t(kind.listLabel) : t('untitled'));
  const begun = { id: kind.isBegunTranslation(written, 'id'), en: kind.isBegunTranslation(written, 'en') };
  const wanted = dueLanguages(server, begun);
  const bothLive = LANGUAGES.every((each) => server?.live[each]);
  const openPublish = () => {
    const languages = wanted.length > 0 ? wanted : LANGUAGES.filter((each) => begun[each]);
    setAsked(LANGUAGES.filter((each) => asked.includes(each) || languages.includes(each)));
    // What is missing has to be in sight once the dialog is closed.
    if (languages.some((each) => problems[each].some(kind.isSharedProblem))) details.show();
    setDialog('publish');
  };
  const undoOutcome = useUndoPublishing(editable, collection, kind.problemWords);
  const undoPublishing = async (last: LastAction) => {
    setAction(null);
    // What failed can be tried again.
    if ((await undoOutcome(last.answer)).kind === 'failed') setAction((now) => now ?? last);
  };

  const togglePreview = () => {
    // Beside the text it follows the cursor, which stays where it is; what lies over the text takes the focus.
    if (!isBeside || previewDrawer.isOpen) return previewDrawer.toggle();
    previewDrawer.show();
    document.getSelection()?.anchorNode?.parentElement?.scrollIntoView({ block: 'nearest' });
  };

  const moveToBin = useMoveToBin({ id: server?.id ?? null, path: kind.path, collection, editable });
  const isCanvas = kind.layout === 'canvas';
  const fields = kind.sideFields.filter(({ apart }) => !apart);
  const asideFields = fields.filter(({ aside }) => aside);
  const isMarked = () =>
    [...invalid.id, ...invalid.en].some(kind.isSharedProblem) || asideFields.some(({ name }) => toldOutdated(name));
  const sharedFields = shared({ ...invalid, any: [...invalid.id, ...invalid.en] }, panelId, {
    isOpen: details.isOpen,
    onShow: (side) => {
      if (!isBeside) details.close();
      setShown(side);
    },
  });
  const { write, sides, wroteRef } = useItemSides({
    ...{ editable, document: written, bothLive, markup: textPictures, invalid },
  });

  const paneFields = fields.filter(({ aside }) => !isCanvas || !aside);
  const head = (side: Language) => (
    <TranslationState
      document={written}
      server={server}
      language={side}
      begun={begun[side]}
      path={server && kind.readersPath(server.id)}
    />
  );
  const isCovered = !isBeside && (details.isOpen || commentsDrawer.isOpen || previewDrawer.isOpen);
  const followed = useFollowedParagraph(previewDrawer.isOpen, textPictures.handles, written, shown);
  const find = useFindInItem({
    // On a page there is no field to find anything in.
    ...{ fields: page ? [] : paneFields, editable, state, onShow: setShown },
    ...{ markup: textPictures, onWrite: write },
  });

  return (
    <div className="editor flex flex-col min-h-[calc(100dvh_-_var(--bar-height))]">
      <EditorBar
        editable={editable}
        state={state}
        onCompare={() => setDialog('conflict')}
        presence={
          server?.binnedAt === null && <Presence collection={kind.collection} item={server.id} wroteRef={wroteRef} />
        }
        actions={{
          comments: comments.action,
          onReady:
            may('content.translate') && server && server.binnedAt === null && !server.review
              ? () => void requestReview(true)
              : null,
          details: { isOpen: details.isOpen, panelId, isMarked: isMarked(), onToggle: details.toggle },
          publishLabel: publishLabel(t, wanted, (each) => stateOf(server, each, begun[each]) === 'published'),
          onPublish: may('content.publish') ? openPublish : null,
          isPasting: textPictures.isPasting,
          onFind: page ? null : find.open,
          preview: preview
            ? {
                isOpen: previewDrawer.isOpen,
                panelId: previewId,
                opener: previewDrawer.opener,
                onToggle: togglePreview,
              }
            : null,
          onShare: canShare ? () => setDialog('share') : null,
          onHistory: server === null ? null : () => setDialog('history'),
          onDuplicate: may('content.edit') && server && !kind.single ? onDuplicate : null,
          onBin:
            may('content.edit') && server && server.binnedAt === null && !kind.single ? () => void moveToBin() : null,
          opener: details.opener,
        }}
      />
      <h1 className="sr-only">{title}</h1>
      {isNew && <p className="px-7 pt-2.5 pb-0 text-ink-2 max-md:px-5">{t('hint')}</p>}
      {state.found && <RecoveredDraftNotice found={state.found} editable={editable} />}
      {server && server.binnedAt !== null && <BinnedBar id={server.id} collection={collection} editable={editable} />}
      {server && (
        <ReviewNote draft={server} kind={kind} document={written} collection={collection} editable={editable} />
      )}
      <MissingMediaNote problems={problems} problemWords={kind.problemWords} onGo={goTo} />
      {server && <ApprovalNote draft={server} state={state} collection={collection} editable={editable} />}
      {state.conflict && <ConflictBar theirs={state.conflict} onCompare={() => setDialog('conflict')} />}
      {action && server && (
        <LiveNote
          draft={server}
          path={kind.readersPath(server.id)}
          opensAt={kind.opensAt?.(server.document) ?? null}
          {...action}
          onUndo={() => void undoPublishing(action)}
          onClose={() => setAction(null)}
        />
      )}
      <EditorContext value={sides}>
        <div className="flex flex-1 items-stretch min-w-0">
          {comments.around(
            <div className="flex flex-col flex-1 min-w-0">
              {find.bar}
              {page?.({
                shown,
                onShow: setShown,
                head,
                isCovered,
                wanted: wantedText,
                onProblem: goTo,
                isPasting: textPictures.isPasting,
              }) ?? (
                <TranslationPanes
                  layout={kind.layout ?? 'form'}
                  fields={paneFields}
                  isCovered={isCovered}
                  shown={shown}
                  onShow={setShown}
                  head={head}
                />
              )}
            </div>,
          )}
          {comments.drawer}
          {preview && (
            <DetailsDrawer
              id={previewId}
              isOpen={previewDrawer.isOpen}
              label={t('preview:title')}
              title={t('preview:title')}
              closeLabel={t('preview:close')}
              heading={previewDrawer.heading}
              width="half"
              onClose={previewDrawer.close}
            >
              {previewDrawer.isOpen &&
                preview({ language: shown, onLanguage: setShown, followed, onClose: previewDrawer.close })}
            </DetailsDrawer>
          )}
          <DetailsDrawer
            id={panelId}
            isOpen={details.isOpen}
            label={sharedLabel}
            heading={details.heading}
            onClose={details.close}
          >
            {sharedFields}
            {isCanvas && asideFields.map((field) => <FieldInBothLanguages key={field.name} field={field} />)}
          </DetailsDrawer>
        </div>
      </EditorContext>
      {dialog && (
        <EditorDialogs
          open={dialog}
          {...{ kind, editable, state, collection, begun, problems, wanted, shown }}
          onCopy={kind.single || !may('content.edit') ? null : onCopy}
          onDone={(answer, what, languages) => {
            setDialog(null);
            setAction({ answer, what, languages });
          }}
          onProblem={goTo}
          onOpen={setDialog}
        />
      )}
    </div>
  );
}

function problemsOf<Document extends TranslatedDocument>(
  kind: ContentType<Document>,
  document: Document,
  missingMedia: readonly string[] = [],
): Localized<readonly string[]> {
  const today = todayInJakarta(new Date());
  const of = (language: Language) => kind.problems(document, language, today, missingMedia);
  return { id: of('id'), en: of('en') };
}

/** The text of the publish button: the changes of one language, or simply publish. */
function publishLabel(
  t: TFunction<'editor'>,
  wanted: readonly Language[],
  isLive: (language: Language) => boolean,
): string {
  const [only] = wanted;
  return wanted.length === 1 && only && isLive(only)
    ? t('publish.changes', { language: only.toUpperCase() })
    : t('publish.open');
}

/**
 * Sets the focus when an editor opens, after that of the page: the first text for a new item (`isNew`), because there is nothing to
 * read yet; else the heading. If the user has moved the focus meanwhile, it stays. `isNew` is the value at the opening, even if a
 * new item gets its id later.
 */
function useFirstFocus(isNew: boolean): void {
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement !== body && !activeElement?.matches('main h1')) return;
    const first = document.querySelector<HTMLElement>('.side-control:not([inert]) :is(input, textarea)');
    if (isNew && first) first.focus({ preventScroll: true });
    else if (activeElement === body) focusHeading();
  }, [isNew]);
}
