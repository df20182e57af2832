import { Lock, Plus, TicketPercent } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UserCoupon } from '#shared/contract/commerce/coupons.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { ListQuery } from '#client/ui/list/ListBody.tsx';
import { uiTexts } from '#client/ui/texts.ts';
import { dayText, purchaseTexts } from './texts.ts';
import styles from './CouponChoice.module.css';

const texts = purchaseTexts.coupons;

export interface CouponChoiceProps {
  readonly query: ListQuery<readonly UserCoupon[]>;
  /** Not yet loaded pages. */
  readonly hasMore: boolean;
  readonly onMore: () => void;
  readonly chosenId: number | null;
  /** The one that was chosen before does not fit the ticket that is chosen now. */
  readonly isUnfit: boolean;
  readonly onChoose: (coupon: UserCoupon | null) => void;
  /** Opens where coupons are received and codes are typed. */
  readonly onAdd: () => void;
  /** False where nothing takes coupons. */
  readonly isUsable: boolean;
}

/** At most one coupon: a radio group; one that does not fit is locked with its reason. */
export function CouponChoice(props: CouponChoiceProps) {
  const { query, hasMore, onMore, chosenId, isUnfit, onChoose, onAdd, isUsable } = props;
  return (
    <section className={styles.coupons} aria-labelledby="coupon-title">
      <div className={styles.head}>
        <h2 id="coupon-title">
          <TicketPercent aria-hidden="true" /> {texts.title}
        </h2>
        <span className={styles.hint}>{isUsable ? texts.hint : texts.noneForProduct}</span>
        {isUsable && (
          <button type="button" className={styles.add} onClick={onAdd}>
            <Plus aria-hidden="true" /> {texts.add}
          </button>
        )}
      </div>
      <p role="status" className={styles.warning}>
        {isUnfit && texts.notForThis}
      </p>
      {isUsable && (
        <CouponStates query={query}>
          {(list) => (
            <>
              <div className={styles.rows} role="radiogroup" aria-labelledby="coupon-title">
                {list.map((coupon) => (
                  <CouponRow
                    key={coupon.couponId}
                    coupon={coupon}
                    isChosen={coupon.userCouponId === chosenId}
                    onChoose={() => onChoose(coupon)}
                  />
                ))}
                <label className={styles.row}>
                  <input
                    type="radio"
                    name="coupon"
                    checked={chosenId === null}
                    onChange={() => onChoose(null)}
                  />
                  <span className={styles.mark} aria-hidden="true" />
                  <span className={styles.words}>
                    <b>{texts.none}</b>
                    <small>{texts.noneHint}</small>
                  </span>
                  <span className={styles.off}>{texts.won(0)}</span>
                </label>
              </div>
              {hasMore && (
                <Button tone="alt" busy={query.isFetching} onClick={onMore}>
                  {texts.more}
                </Button>
              )}
            </>
          )}
        </CouponStates>
      )}
    </section>
  );
}

interface CouponStatesProps {
  readonly query: ListQuery<readonly UserCoupon[]>;
  readonly children: (list: readonly UserCoupon[]) => ReactNode;
}

/** In one line each: a ticket can be bought without any coupon. */
function CouponStates({ query, children }: CouponStatesProps) {
  const { data, isError, isFetching, refetch } = query;
  if (data && data.length > 0) return children(data);
  if (!isError && !data)
    return (
      <p role="status" className={styles.empty}>
        {texts.loading}
      </p>
    );
  if (!isError) return <p className={styles.empty}>{texts.empty}</p>;
  return (
    <div className={styles.failed} role="alert">
      <p>{texts.failed}</p>
      <Button tone="alt" busy={isFetching} onClick={() => void refetch()}>
        {uiTexts.retry}
      </Button>
    </div>
  );
}

interface CouponRowProps {
  readonly coupon: UserCoupon;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function CouponRow({ coupon, isChosen, onChoose }: CouponRowProps) {
  const { title, expirationDate, isCouponUsable, unusableReason, couponState } = coupon;
  const isHeld = couponState === 'HELD';
  const isLocked = !isCouponUsable || isHeld;
  const reason = isHeld ? texts.held : unusableReason || texts.notForThis;
  return (
    <label className={styles.row} data-locked={isLocked || undefined}>
      <input
        type="radio"
        name="coupon"
        checked={isChosen}
        aria-disabled={isLocked || undefined}
        onChange={() => (isLocked ? showToast({ text: warningOf(isHeld), theme: 'warning' }) : onChoose())}
      />
      {isLocked ? (
        <Lock aria-hidden="true" className={styles.lock} />
      ) : (
        <span className={styles.mark} aria-hidden="true" />
      )}
      <span className={styles.words}>
        <b>{title}</b>
        <small>{isLocked ? reason : texts.until(dayText(expirationDate))}</small>
      </span>
      <span className={styles.off}>{offText(coupon)}</span>
    </label>
  );
}

const warningOf = (isHeld: boolean) => (isHeld ? texts.held : texts.notForThis);

const offText = ({ couponRewardType, rewardCount }: UserCoupon): string =>
  couponRewardType === 'CONTENT_DISCOUNT_BY_PERCENTAGE' ? texts.perCent(rewardCount) : texts.won(rewardCount);
