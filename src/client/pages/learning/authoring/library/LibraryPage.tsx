import { useQuery } from '@tanstack/react-query';
import { CircleHelp, FileArchive, FolderInput, Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { lmsQueries, useCopyFromLibrary } from '#client/net/learning/authoring/contents.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { courseCalls } from '#client/net/learning/authoring/contentCalls.ts';
import { Toolbar } from '#client/ui/layout/Toolbar.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Entry } from '#client/ui/list/Entry.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { SearchField } from '#client/ui/form/SearchField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { CONTENT_TITLE_LENGTH } from '#shared/contract/learning/contentFields.ts';
import {
  LIBRARY_KINDS,
  type LibraryItem,
  type LibraryKind,
} from '#shared/contract/learning/authoring/lmsMaterials.ts';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { authoringKinds, editorPath } from '../authoringKinds.ts';
import page from '../editor/ContentPage.module.css';
import { LibraryPreviewDialog } from './LibraryPreviewDialog.tsx';
import { libraryTexts as texts } from './texts.ts';

const KINDS = LIBRARY_KINDS.map((value) => ({ value, label: texts.kinds[value] }));

const isKind = (kind: string | undefined): kind is LibraryKind => LIBRARY_KINDS.some((one) => one === kind);

/** The contents that come with the product: found by title, looked at, and copied into the channel. */
export function LibraryPage() {
  const { kind: named } = useParams();
  const kind = isKind(named) ? named : 'COURSE';
  const { id, channelDomain } = useChannel();
  const navigate = useNavigate();
  const [number, setNumber] = useState(1);
  const [query, setQuery] = useState('');
  const [looked, setLooked] = useState<LibraryItem | null>(null);
  const [target, setTarget] = useState('');
  const sought = useDeferredValue(query.trim());
  const items = useQuery(lmsQueries.library(id, kind, sought, number));
  const { copy, isPending } = useCopy(kind === 'LESSON' && target !== '' ? Number(target) : null);
  return (
    <div className={page.page}>
      <header className={page.head}>
        <ButtonLink to={paths.channelLms(channelDomain)}>{texts.back}</ButtonLink>
        <span className={page.rest} />
        <Button
          tone="alt"
          icon={<CircleHelp />}
          onClick={() =>
            openDialog('tutorial', { where: authoringKinds[kind === 'LESSON' ? 'COURSE' : kind].tutorial })
          }
        >
          {texts.how}
        </Button>
        <ButtonLink to={paths.channelPackages(channelDomain)} icon={<FileArchive />}>
          {texts.packages}
        </ButtonLink>
      </header>
      <div className={page.fields}>
        <Panel title={texts.title} titleTone="sea" level={1}>
          <p>{texts.lead}</p>
          <Toolbar>
            <SearchField
              label={texts.search}
              value={query}
              maxLength={CONTENT_TITLE_LENGTH}
              onChange={(next) => {
                setQuery(next);
                setNumber(1);
              }}
            />
            <Chips<LibraryKind>
              label={texts.kindLabel}
              options={KINDS}
              value={kind}
              onChange={(next) => {
                setNumber(1);
                void navigate(paths.channelLibrary(channelDomain, next), { replace: true });
              }}
            />
          </Toolbar>
          {kind === 'LESSON' && <Target value={target} onChange={setTarget} />}
          <ListBody
            query={items}
            failed={texts.failed}
            isEmpty={({ itemList }) => itemList.length === 0}
            empty={<EmptyState scene="lost" title={texts.none} hint={texts.noneHint} />}
          >
            {({ itemList, pageCount }) => (
              <>
                <Stack as="ul" gap={1}>
                  {itemList.map((item) => (
                    <Entry
                      key={item.contentId}
                      title={item.title}
                      {...(item.copyIdList.length > 0 && { facts: texts.had })}
                    >
                      <Button
                        size="small"
                        tone="alt"
                        icon={<Search />}
                        aria-label={texts.preview(item.title)}
                        onClick={() => setLooked(item)}
                      >
                        {texts.look}
                      </Button>
                      <Button
                        size="small"
                        tone="sea"
                        icon={<FolderInput />}
                        aria-label={texts.copyOf(item.title)}
                        disabled={isPending}
                        onClick={() => copy(item)}
                      >
                        {texts.copy}
                      </Button>
                    </Entry>
                  ))}
                </Stack>
                <Pager first={1} page={number} pageCount={pageCount} onPage={setNumber} />
              </>
            )}
          </ListBody>
        </Panel>
      </div>
      <LocalDialog open={looked !== null} onClose={() => setLooked(null)}>
        <LibraryPreviewDialog item={looked} />
      </LocalDialog>
    </div>
  );
}

/** Copies an item and opens the copy; what the channel has already is copied again only after asking. */
function useCopy(courseId: number | null) {
  const { id, channelDomain } = useChannel();
  const navigate = useNavigate();
  const mutation = useCopyFromLibrary(
    { channelId: id, courseId },
    {
      onSuccess: async ({ kind, contentId }) => {
        showToast({ text: texts.copied, theme: 'success' });
        await navigate(editorPath(channelDomain, kind, contentId));
      },
      onError: (error, { item }) => {
        if (errorCodeOf(error) === 'ALREADY_IMPORTED') return askAgain(item);
        showToast({ text: userMessageOf(error, texts.notCopied), theme: 'warning' });
        return undefined;
      },
    },
  );
  const askAgain = (item: Pick<LibraryItem, 'kind' | 'contentId'>) =>
    openDialog('confirm', {
      title: texts.again,
      detail: texts.againDetail,
      confirmLabel: texts.copyAgain,
      onConfirm: () => mutation.mutate({ item, again: true }),
    });
  return {
    copy: (item: LibraryItem) => mutation.mutate({ item, again: false }),
    isPending: mutation.isPending,
  };
}

/** The course of the channel that a lesson is put into. */
function Target({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const { id } = useChannel();
  const courses = useQuery(lmsQueries.list(courseCalls, id, { page: 1, query: '' }));
  const own = (courses.data?.rows ?? []).filter(({ seeded }) => !seeded);
  return (
    <SelectField
      label={texts.target}
      options={[
        { value: '', label: texts.newCourse },
        ...own.map(({ id: courseId, title }) => ({ value: `${courseId}`, label: title })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
