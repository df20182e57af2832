import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Pin } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { readingQueries } from '#client/net/people/terms.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import styles from './NoticesPage.module.css';
import { boardTexts as texts } from './texts.ts';

/** The board of the product's notices, and one of them; for everybody, without the world. */
export function NoticesPage() {
  const { noticeId } = useParams();
  return (
    <SeaPage>
      <title>{`${texts.title} · ${texts.product}`}</title>
      <Panel title={texts.title} titleTone="sea" level={1} className={styles.panel}>
        <nav className={styles.back}>
          {noticeId !== undefined && <ButtonLink to={paths.notices}>{texts.toList}</ButtonLink>}
          <ButtonLink to={paths.world}>{texts.toWorld}</ButtonLink>
        </nav>
        {noticeId === undefined ? <NoticeList /> : <NoticeText noticeId={idOf(noticeId)} />}
      </Panel>
    </SeaPage>
  );
}

/** 0 is no notice, and what is no number is none either. */
const idOf = (typed: string): number => (/^\d{1,9}$/.test(typed) ? Number(typed) : 0);

function NoticeList() {
  const [page, setPage] = useState(1);
  const notices = useQuery({ ...readingQueries.notices(page), placeholderData: keepPreviousData });
  return (
    <ListBody
      query={notices}
      failed={texts.failed}
      isEmpty={({ totalCount }) => totalCount === 0}
      empty={<EmptyState title={texts.empty} />}
    >
      {({ noticeList, pageCount }) => (
        <>
          <ul className={styles.list}>
            {noticeList.map(({ noticeId, title, pinned, publishedAt }) => (
              <li key={noticeId}>
                <Link to={paths.notice(noticeId)} className={styles.row}>
                  <b>
                    {pinned && (
                      <span className={styles.pinned}>
                        <Pin aria-hidden="true" /> {texts.pinned}
                      </span>
                    )}
                    {title}
                  </b>
                  <time dateTime={publishedAt}>{texts.day(publishedAt)}</time>
                </Link>
              </li>
            ))}
          </ul>
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
        <article className={styles.article}>
          <h2>{title}</h2>
          <time dateTime={publishedAt}>{texts.day(publishedAt)}</time>
          <p>{content}</p>
        </article>
      )}
    </ListBody>
  );
}
