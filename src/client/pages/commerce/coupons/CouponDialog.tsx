import { useInfiniteQuery } from '@tanstack/react-query';
import { PartyPopper } from 'lucide-react';
import type { CouponEvent } from '#shared/contract/commerce/coupons.ts';
import { couponQueries } from '#client/net/commerce/coupons.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { CodeForm } from './CodeForm.tsx';
import { CouponRow } from './CouponRow.tsx';
import { LoadMore } from './LoadMore.tsx';
import { couponTexts as texts } from './texts.ts';
import styles from './CouponDialog.module.css';

/** Coupons to receive, those that are received, and a place for codes; of a child for its guardian. */
export function CouponDialog({ learnerId }: { readonly learnerId: number | null }) {
  const coupons = useInfiniteQuery(couponQueries.pages(learnerId));
  return (
    <Dialog title={texts.title}>
      <div className={styles.body}>
        <CodeForm learnerId={learnerId} />
        <ListBody query={coupons} failed={texts.failed}>
          {({ pages }) => {
            const rows = pages.flatMap(({ userCouponList }) => userCouponList);
            const isNoneLeft = rows.every(({ couponState }) => couponState !== null);
            return (
              <>
                {learnerId === null && <Events list={pages[0]?.couponEventList ?? []} />}
                {isNoneLeft && !coupons.hasNextPage && (
                  <p className={styles.notice} role="status">
                    {texts.noneLeft}
                  </p>
                )}
                {rows.length === 0 ? (
                  <EmptyState title={texts.noneUsable} />
                ) : (
                  <ul className={styles.rows} aria-label={texts.list}>
                    {rows.map((coupon) => (
                      <CouponRow key={coupon.couponId} {...{ coupon, learnerId }} />
                    ))}
                  </ul>
                )}
                <LoadMore query={coupons} />
              </>
            );
          }}
        </ListBody>
      </div>
    </Dialog>
  );
}

/** What brings a coupon, with the way there. */
function Events({ list }: { readonly list: readonly CouponEvent[] }) {
  if (list.length === 0) return <p className={styles.quiet}>{texts.event.none}</p>;
  return list.map(({ couponId, title, path }) => (
    <section key={couponId} className={styles.event} aria-label={texts.event.title}>
      <PartyPopper aria-hidden="true" />
      <p>{texts.event.lead(title)}</p>
      <ButtonLink to={path}>{texts.event.go}</ButtonLink>
    </section>
  ));
}
