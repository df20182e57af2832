import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { serviceNoticeQueries, useRemoveNotice } from '#client/net/service/notices.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Entry } from '#client/ui/list/Entry.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Menu } from '#client/ui/menu/Menu.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { ServiceNotice } from '#shared/contract/service/notices.ts';
import { serviceTexts } from '../texts.ts';
import { NoticeDialog } from './NoticeDialog.tsx';

const texts = serviceTexts.notices;

/** Notices to everybody: writing, changing and taking them down. */
export function ServiceNoticesPage() {
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<ServiceNotice | 'new' | null>(null);
  const notices = useQuery({ ...serviceNoticeQueries.list(page), placeholderData: keepPreviousData });
  return (
    <Page>
      <PageHead title={texts.title} note={texts.note}>
        <Button size="small" icon={<Plus />} onClick={() => setEdited('new')}>
          {texts.write}
        </Button>
      </PageHead>
      <Section tone="bare" aria-label={texts.title}>
        <ListBody query={notices} failed={texts.failed} empty={<EmptyState title={texts.none} />}>
          {({ noticeList, pageCount }) => (
            <>
              <Stack as="ul" gap={2}>
                {noticeList.map((notice) => (
                  <Notice key={notice.noticeId} notice={notice} onEdit={() => setEdited(notice)} />
                ))}
              </Stack>
              <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
            </>
          )}
        </ListBody>
      </Section>
      <LocalDialog open={edited !== null} onClose={() => setEdited(null)}>
        {edited !== null && (
          <NoticeDialog notice={edited === 'new' ? undefined : edited} onDone={() => setEdited(null)} />
        )}
      </LocalDialog>
    </Page>
  );
}

function Notice({ notice, onEdit }: { readonly notice: ServiceNotice; readonly onEdit: () => void }) {
  const { noticeId, title, pinned, publishedAt, isOfProduct } = notice;
  const remove = useRemoveNotice({
    onSuccess: () => void showToast({ text: texts.removed, theme: 'success' }),
  });
  const askRemove = () =>
    openDialog('confirm', {
      title: texts.removeTitle,
      detail: texts.removeText(title),
      confirmLabel: texts.remove,
      danger: true,
      onConfirm: () => remove.mutate(noticeId),
    });
  return (
    <Entry title={title} facts={serviceTexts.moment(publishedAt)} to={paths.notice(noticeId)}>
      {pinned && <Chip tone="warning">{texts.pinned}</Chip>}
      {isOfProduct ? (
        <Chip>{texts.ofProduct}</Chip>
      ) : (
        <Menu
          label={texts.more(title)}
          items={[
            { label: texts.edit, onPick: onEdit },
            { label: texts.remove, tone: 'danger', onPick: askRemove },
          ]}
        />
      )}
    </Entry>
  );
}
