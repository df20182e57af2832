import { Entry } from '#client/ui/list/Entry.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Heading, Hint, Text } from '#client/ui/text/Text.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Page } from '#client/ui/layout/Page.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Pin } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { readingQueries } from '#client/net/people/terms.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { boardTexts as texts } from './texts.ts';

/** The board of the product's notices, and one of them; for everybody, without the world. */
export function NoticesPage() {
  const { noticeId } = useParams();
  return (
    <SeaPage>
      <title>{`${texts.title} · ${texts.product}`}</title>
      <Page>
        <Panel title={texts.title} titleTone="sea" level={1}>
          <Stack>
            <Cluster as="nav" justify="end">
              {noticeId !== undefined && (
                <ButtonLink size="small" to={paths.notices}>
                  {texts.toList}
                </ButtonLink>
              )}
              <ButtonLink size="small" to={paths.world}>
                {texts.toWorld}
              </ButtonLink>
            </Cluster>
            {noticeId === undefined ? <NoticeList /> : <NoticeText noticeId={idOf(noticeId)} />}
          </Stack>
        </Panel>
      </Page>
    </SeaPage>
  );
}

/** 0 is no notice, and what is no number is none either. */
const idOf = (typed: string): number => (/^\d{1,9}$/.test(typed) ? Number(typed) : 0);

function NoticeList() {
  const [page, setPage] = useState(1);
  const notices = useQuery({ ...readingQueries.notices(page), placeholderData: keepPreviousData });
  return (
    <ListBody query={notices} failed={texts.failed} empty={<EmptyState title={texts.empty} />}>
      {({ noticeList, pageCount }) => (
        <>
          <Stack as="ul" gap={2}>
            {noticeList.map(({ noticeId, title, pinned, publishedAt }) => (
              <Entry key={noticeId} title={title} to={paths.notice(noticeId)}>
                {pinned && (
                  <Chip tone="warning" icon={<Pin aria-hidden="true" />}>
                    {texts.pinned}
                  </Chip>
                )}
                <Hint as="time" dateTime={publishedAt}>
                  {texts.day(publishedAt)}
                </Hint>
              </Entry>
            ))}
          </Stack>
          <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
        </>
      )}
    </ListBody>
  );
}

function NoticeText({ noticeId }: { readonly noticeId: number }) {
  const notice = useQuery({ ...readingQueries.notice(noticeId), enabled: noticeId > 0 });
  const code = errorCodeOf(notice.error);
  if (noticeId === 0 || code === 'RESOURCE_NOT_FOUND' || code === 'VALIDATION_FAIL')
    return <EmptyState scene="lost" title={texts.notFound} />;
  return (
    <ListBody query={notice} failed={texts.failed}>
      {({ title, content, publishedAt }) => (
        <Stack as="article" gap={3}>
          <Heading level={2} size="title" tone="accent">
            {title}
          </Heading>
          <Hint as="time" dateTime={publishedAt}>
            {texts.day(publishedAt)}
          </Hint>
          <Text written>{content}</Text>
        </Stack>
      )}
    </ListBody>
  );
}
