import { Award, Check } from 'lucide-react';
import type { CollectionBook } from '#shared/contract/world/collections.ts';
import { titleById } from '#shared/content/titles.ts';
import { useClaimMilestone } from '#client/net/world/collections.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Row } from '#client/ui/layout/Stack.tsx';
import { Label } from '#client/ui/text/Text.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { collectionTexts } from './texts.ts';
import styles from './Collection.module.css';

/** Rewards for so many finds of the whole book; a press takes a reward that is reached. */
export function Milestones({ book: { foundCount, milestoneList } }: { readonly book: CollectionBook }) {
  const claim = useClaimMilestone({
    onSuccess: ({ gainedPoint, titleId }) => {
      const title = titleById(titleId);
      const text = title
        ? collectionTexts.claimedTitle(gainedPoint, title.name)
        : collectionTexts.claimed(gainedPoint);
      showToast({ text, theme: 'success', durationMs: 3000 });
    },
    onError: (error) =>
      showToast({ text: userMessageOf(error, collectionTexts.claimFailed), theme: 'warning' }),
  });
  const last = milestoneList.at(-1)?.count ?? 1;
  const next = milestoneList.find(({ count }) => count > foundCount);
  const atOf = (count: number) => `${(Math.min(count, last) / last) * 100}%`;
  return (
    <section className={styles.milestones} aria-label={collectionTexts.milestones}>
      <Row as="p" justify="between" className={styles.head}>
        <Label>{next ? collectionTexts.toNext(next.count - foundCount) : collectionTexts.allDone}</Label>
        <span>{collectionTexts.counted(foundCount, next?.count ?? last)}</span>
      </Row>
      <div className={styles.way}>
        <div className={styles.bar}>
          <i style={{ width: atOf(foundCount) }} />
        </div>
        {milestoneList.map((milestone) => {
          const { milestoneId, count, claimed, titleId } = milestone;
          const state = claimed ? 'claimed' : foundCount >= count ? 'ready' : 'waiting';
          return (
            <button
              key={milestoneId}
              type="button"
              className={classNames(styles.stop, styles[state], milestone === next && styles.next)}
              style={{ left: atOf(count) }}
              disabled={state !== 'ready' || claim.isPending}
              aria-label={`${count} ${collectionTexts.milestone(count, state)}`}
              onClick={() => claim.mutate(milestone.milestoneId)}
            >
              {claimed ? (
                <Check aria-hidden="true" />
              ) : titleId > 0 ? (
                <Award aria-hidden="true" />
              ) : (
                <img src="/ui/gift.svg" alt="" width="28" height="28" />
              )}
              <small aria-hidden="true">{count}</small>
            </button>
          );
        })}
      </div>
    </section>
  );
}
