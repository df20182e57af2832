import { Check, Lock, Plus, TicketPercent } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UserCoupon } from '#shared/contract/commerce/coupons.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Caption, Hint, Label, Text } from '#client/ui/text/Text.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { ListQuery } from '#client/ui/list/ListBody.tsx';
import { uiTexts } from '#client/ui/texts.ts';
import { dayText, purchaseTexts } from './texts.ts';
import styles from './Purchase.module.css';
import { classNames } from '#client/ui/classNames.ts';

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
    <Section
      tone="bare"
      level={2}
      title={texts.title}
      lead={<TicketPercent color="var(--coral-top)" aria-hidden="true" />}
      beside={isUsable ? texts.hint : texts.noneForProduct}
      actions={
        isUsable ? (
          <Button tone="quiet" size="small" icon={<Plus />} onClick={onAdd}>
            {texts.add}
          </Button>
        ) : undefined
      }
    >
      <div>
        <Text role="status" size="small" tone="danger" bold>
          {isUnfit && texts.notForThis}
        </Text>
        {isUsable && (
          <CouponStates query={query}>
            {(list) => (
              <>
                <div className={styles.coupons} role="radiogroup" aria-label={texts.title}>
                  {list.map((coupon) => (
                    <CouponRow
                      key={coupon.couponId}
                      coupon={coupon}
                      isChosen={coupon.userCouponId === chosenId}
                      onChoose={() => onChoose(coupon)}
                    />
                  ))}
                  <label className={classNames(styles.choice, styles.row)}>
                    <input
                      type="radio"
                      name="coupon"
                      checked={chosenId === null}
                      onChange={() => onChoose(null)}
                    />
                    <CouponWords title={texts.none} note={texts.noneHint} off={texts.won(0)} />
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
      </div>
    </Section>
  );
}

interface CouponWordsProps {
  readonly title: string;
  readonly note: string;
  readonly off: string;
  readonly isLocked?: boolean;
}

function CouponWords({ title, note, off, isLocked = false }: CouponWordsProps) {
  const tone = isLocked ? 'soft' : 'plain';
  return (
    <>
      {isLocked ? (
        <Lock aria-hidden="true" color="var(--line-disabled)" />
      ) : (
        <span className={styles.mark} aria-hidden="true">
          <Check />
        </span>
      )}
      <Stack as="span" gap={0} grow>
        <Label tone={tone}>{title}</Label>
        <Caption>{note}</Caption>
      </Stack>
      <Text as="span" size="label" tone={tone} tabular>
        {off}
      </Text>
    </>
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
  if (!isError && !data) return <Hint role="status">{texts.loading}</Hint>;
  if (!isError) return <Hint>{texts.empty}</Hint>;
  return (
    <Cluster role="alert">
      <Text size="small" tone="danger" bold>
        {texts.failed}
      </Text>
      <Button tone="alt" size="small" busy={isFetching} onClick={() => void refetch()}>
        {uiTexts.retry}
      </Button>
    </Cluster>
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
    <label className={classNames(styles.choice, styles.row)} data-locked={isLocked || undefined}>
      <input
        type="radio"
        name="coupon"
        checked={isChosen}
        aria-disabled={isLocked || undefined}
        onChange={() => (isLocked ? showToast({ text: warningOf(isHeld), theme: 'warning' }) : onChoose())}
      />
      <CouponWords
        title={title}
        note={isLocked ? reason : texts.until(dayText(expirationDate))}
        off={offText(coupon)}
        isLocked={isLocked}
      />
    </label>
  );
}

const warningOf = (isHeld: boolean) => (isHeld ? texts.held : texts.notForThis);

const offText = ({ couponRewardType, rewardCount }: UserCoupon): string =>
  couponRewardType === 'CONTENT_DISCOUNT_BY_PERCENTAGE' ? texts.perCent(rewardCount) : texts.won(rewardCount);
