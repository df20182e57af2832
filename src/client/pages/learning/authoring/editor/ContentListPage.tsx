import { useQuery } from '@tanstack/react-query';
import { FolderInput, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { lmsQueries } from '#client/net/learning/authoring/contents.ts';
import type { LmsKind } from '#client/net/learning/authoring/contentCalls.ts';
import { Entry } from '#client/ui/list/Entry.tsx';
import { Toolbar } from '#client/ui/layout/Toolbar.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { SearchField } from '#client/ui/form/SearchField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { CONTENT_TITLE_LENGTH, type ContentVisibleState } from '#shared/contract/learning/contentFields.ts';
import type { LibraryKind } from '#shared/contract/learning/authoring/lmsMaterials.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { AuthoringFrame } from '../AuthoringFrame.tsx';
import { lmsTexts as texts } from '../texts.ts';
import { seenAt } from './seenAt.ts';
import { useContentActions } from './useContentActions.ts';
import { VisibleChip } from './VisibleChip.tsx';

const NewContentDialog = lazy(async () => ({
  default: (await import('./NewContentDialog.tsx')).NewContentDialog,
}));

type Filter = keyof typeof texts.filters;
const FILTERS = (Object.keys(texts.filters) as Filter[]).map((value) => ({
  value,
  label: texts.filters[value],
}));

/** The fields of a content that every list shows. */
interface ListedContent {
  readonly title: string;
  readonly visibleState: ContentVisibleState;
  readonly authorNickname: string;
  readonly seeded: boolean;
  readonly sourceId: number | null;
  readonly updatedAt: string;
}

export interface ContentListPageProps<Row extends ListedContent, Content, Body> {
  readonly kind: LmsKind<Row, Content, Body>;
  readonly libraryKind: LibraryKind;
  /** The facts that only this kind has, in a few words. */
  readonly facts: (row: Row) => ReactNode;
  /** Stands over the search. */
  readonly above?: ReactNode;
  /** Whether a row changes by itself soon, so that the list is asked for again. */
  readonly isUnderWay?: (row: Row) => boolean;
}

const UNDER_WAY_MS = 3000;

/** The list of one kind of materials: found by title, made new, taken from the library, opened or deleted. */
export function ContentListPage<Row extends ListedContent, Content, Body>({
  kind,
  libraryKind,
  facts,
  above,
  isUnderWay,
}: ContentListPageProps<Row, Content, Body>) {
  const { id, channelDomain } = useChannel();
  const [page, setPage] = useState(1);
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<Filter>('ALL');
  const sought = useDeferredValue(query.trim());
  const list = useQuery({
    ...lmsQueries.list(kind, id, {
      ...{ page, query: sought },
      ...(filter !== 'ALL' && { visible_state: filter }),
    }),
    refetchInterval: ({ state }) =>
      isUnderWay !== undefined && state.data?.rows.some(isUnderWay) === true && UNDER_WAY_MS,
  });
  const { create, askRemove } = useContentActions(kind);
  const [isNaming, setIsNaming] = useState(false);
  const kindName = texts.tabs[kind.tab];
  return (
    <AuthoringFrame
      tab={kind.tab}
      actions={
        <>
          <ButtonLink
            size="small"
            to={paths.channelLibrary(channelDomain, libraryKind)}
            icon={<FolderInput />}
          >
            {texts.import}
          </ButtonLink>
          <Button size="small" icon={<Plus />} onClick={() => setIsNaming(true)}>
            {texts.create(kindName)}
          </Button>
        </>
      }
    >
      {above}
      <Toolbar>
        <SearchField
          label={texts.search}
          value={query}
          maxLength={CONTENT_TITLE_LENGTH}
          onChange={(next) => {
            setQuery(next);
            setPage(1);
          }}
        />
        <Chips<Filter>
          label={texts.filterLabel}
          options={FILTERS}
          value={filter}
          onChange={(next) => {
            setFilter(next);
            setPage(1);
          }}
        />
      </Toolbar>
      <ListBody
        query={list}
        failed={texts.failed}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          sought === '' && filter === 'ALL' ? (
            <EmptyState title={texts.none(kindName)} hint={texts.noneHint} />
          ) : (
            <EmptyState scene="lost" title={texts.noMatch} hint={texts.noMatchHint} />
          )
        }
      >
        {({ rows, pageCount }) => (
          <>
            <Stack as="ul" gap={1}>
              {rows.map((row) => (
                <Entry
                  key={row.id}
                  to={paths.channelLmsItem(channelDomain, kind.tab, row.id)}
                  title={row.title}
                  facts={
                    <>
                      {facts(row)}
                      {' · '}
                      {row.seeded ? texts.byProduct : texts.by(row.authorNickname)}
                      {' · '}
                      {texts.changedAt(seenAt(row.updatedAt))}
                    </>
                  }
                >
                  <VisibleChip state={row.visibleState} />
                  {!row.seeded && (
                    <IconButton
                      size="small"
                      tone="quiet"
                      label={texts.removeOf(row.title)}
                      icon={<Trash2 />}
                      onClick={() => askRemove(row.id, row.title)}
                    />
                  )}
                </Entry>
              ))}
            </Stack>
            <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
          </>
        )}
      </ListBody>
      <LocalDialog open={isNaming} onClose={() => setIsNaming(false)}>
        <Suspense>
          <NewContentDialog kindName={kindName} create={create} />
        </Suspense>
      </LocalDialog>
    </AuthoringFrame>
  );
}
