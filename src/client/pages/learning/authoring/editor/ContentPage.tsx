import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { lmsQueries } from '#client/net/learning/authoring/contents.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import type { LmsKind } from '#client/net/learning/authoring/contentCalls.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { Fault } from '#shared/authoring/fault.ts';
import { CONTENT_TITLE_LENGTH, type ContentVisibleState } from '#shared/contract/learning/contentFields.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { lmsTexts as texts } from '../texts.ts';
import styles from './ContentPage.module.css';
import { EditorShell, EditorWaiting } from './EditorShell.tsx';
import { faultTexts } from './faultTexts.ts';
import { useContentActions } from './useContentActions.ts';
import { useContentDraft, type ContentDraft } from './useContentDraft.ts';
import type { FieldNames } from './VersionsDialog.tsx';
import { VisibleChip } from './VisibleChip.tsx';

const ID = /^[1-9]\d{0,9}$/;

interface EditedContent {
  readonly title: string;
  readonly visibleState: ContentVisibleState;
  readonly seeded: boolean;
  readonly version: number;
}

export interface ContentPageProps<
  Row,
  Content extends EditedContent,
  Body extends { readonly title: string },
> {
  readonly kind: LmsKind<Row, Content, Body>;
  /** A constant of the module: what of the content the page changes. */
  readonly bodyOf: (content: Content) => Body;
  /** The names of the fields that the page changes. */
  readonly fieldNames: FieldNames<Body>;
  /** The faults that keep it from being published, besides a missing title. */
  readonly faultsOf?: (content: Content, body: Body) => readonly Fault[];
  /** The parts that only this kind has, below the head. */
  readonly children: (edited: {
    readonly id: number;
    readonly content: Content;
    readonly draft: ContentDraft<Body>;
  }) => ReactNode;
}

/** The editor of one content by its address: title, saving, publishing and deleting are the same for all kinds. */
export function ContentPage<Row, Content extends EditedContent, Body extends { readonly title: string }>(
  props: ContentPageProps<Row, Content, Body>,
) {
  const { kind } = props;
  const { id: channelId, channelDomain } = useChannel();
  const { contentId = '' } = useParams();
  const isId = ID.test(contentId);
  const [round, setRound] = useState(0);
  const content = useQuery({
    ...lmsQueries.content(kind, channelId, Number(contentId)),
    enabled: isId,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const isMissing = !isId || errorCodeOf(content.error) === 'IS_NOT_CHANNEL_CONTENT';
  const back = (
    <ButtonLink to={paths.channelLmsTab(channelDomain, kind.tab)}>
      {texts.back(texts.tabs[kind.tab])}
    </ButtonLink>
  );
  // Not from an outdated copy: the first save would be refused.
  if (content.data && content.isFetchedAfterMount)
    return (
      <Editor
        key={`${contentId} ${round}`}
        {...props}
        back={back}
        id={Number(contentId)}
        content={content.data}
        onReload={() => setRound((before) => before + 1)}
      />
    );
  return <EditorWaiting back={back} isMissing={isMissing} query={content} texts={texts} />;
}

function Editor<Row, Content extends EditedContent, Body extends { readonly title: string }>({
  kind,
  bodyOf,
  fieldNames,
  faultsOf,
  children,
  back,
  id,
  content,
  onReload,
}: ContentPageProps<Row, Content, Body> & {
  readonly back: ReactNode;
  readonly id: number;
  readonly content: Content;
  readonly onReload: () => void;
}) {
  const draft = useContentDraft({ kind, id, content, bodyOf, onReload });
  const { body, change, state } = draft;
  const { show, askRemove } = useContentActions(kind);
  const isVisible = content.visibleState === 'VISIBLE';
  const kindName = texts.tabs[kind.tab];
  const faults =
    isVisible || content.seeded
      ? []
      : [
          ...(body.title.trim() === '' ? [{ field: 'title', message: faultTexts.noTitle }] : []),
          ...(faultsOf?.(content, body) ?? []),
        ];
  return (
    <EditorShell
      back={back}
      chip={<VisibleChip state={content.visibleState} />}
      saving={content.seeded ? null : draft}
      versions={
        content.seeded
          ? null
          : {
              ...{ kind: kind.name, contentId: id, version: draft.version, fieldNames },
              isLive: isVisible,
              onReload: draft.takeTheirs,
            }
      }
      actions={
        !content.seeded && (
          <>
            <Button
              tone={isVisible ? 'alt' : 'ok'}
              icon={isVisible ? <EyeOff /> : <Eye />}
              busy={show.isPending}
              disabled={state !== 'saved'}
              onClick={() => show.mutate({ id, visibleState: isVisible ? 'INVISIBLE' : 'VISIBLE' })}
            >
              {isVisible ? texts.withdraw : texts.publish}
            </Button>
            <IconButton
              label={texts.removeOf(content.title)}
              icon={<Trash2 />}
              onClick={() => askRemove(id, content.title)}
            />
          </>
        )
      }
      faults={faults}
    >
      {isVisible && !content.seeded && <p className={styles.note}>{texts.publishedNote}</p>}
      {content.seeded && <p className={styles.note}>{texts.readOnly}</p>}
      <fieldset className={styles.fields} disabled={content.seeded} aria-label={kindName}>
        <Panel title={kindName} titleTone="sea" level={1}>
          <TextField
            data-field="title"
            label={texts.titleField}
            value={body.title}
            maxLength={CONTENT_TITLE_LENGTH}
            required
            onChange={({ target }) => change((before) => ({ ...before, title: target.value }))}
          />
        </Panel>
        {children({ id, content, draft })}
      </fieldset>
    </EditorShell>
  );
}
