import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { memberQueries } from '#client/net/queries/memberQueries.ts';
import { useChannel } from '../frame/channelContext.ts';
import { AnswerJoin } from './AnswerJoin.tsx';
import { MemberFace } from './MemberFace.tsx';
import { memberTexts as texts } from './texts.ts';
import styles from './NextApplicant.module.css';

/** Who waits to be let in, over the list of everybody, with the way to all who wait; nothing where nobody does. */
export function NextApplicant({ onAll }: { readonly onAll: () => void }) {
  const { id, holds } = useChannel();
  const isManager = holds('manager');
  const waiting = useInfiniteQuery({ ...memberQueries.list(id, 'pending', {}), enabled: isManager });
  const [page] = waiting.data?.pages ?? [];
  const [next] = page?.memberList ?? [];
  if (!isManager || !page || !next) return null;
  const { nickname, itemIdList, introduction, phoneNumber } = next;
  return (
    <section className={styles.strip} aria-label={texts.applied(nickname)}>
      <MemberFace nickname={nickname} itemIdList={itemIdList} />
      <div className={styles.words}>
        <b>{texts.applied(nickname)}</b>
        <p>{[introduction && `“${introduction}”`, phoneNumber].filter(Boolean).join(' · ')}</p>
      </div>
      <AnswerJoin member={next} />
      {page.totalCount > 1 && (
        <button type="button" className={styles.all} onClick={onAll}>
          {texts.allApplied(page.totalCount)}
          <ChevronRight aria-hidden="true" />
        </button>
      )}
    </section>
  );
}
