import { wonText } from '#shared/commerce/wonText.ts';
import type { CouponRewardType } from '#shared/contract/commerce/coupons.ts';
import { seoulFormat } from '#shared/time/seoulFormat.ts';

const DAY = seoulFormat({
  ...{ year: 'numeric', month: 'long', day: 'numeric' },
});

const count = (value: number) => value.toLocaleString('ko-KR');

const REWARDS: Record<CouponRewardType, (value: number) => string> = {
  CONTENT_DISCOUNT_BY_AMOUNT: (won) => `${wonText(won)} 할인`,
  CONTENT_DISCOUNT_BY_PERCENTAGE: (perCent) => `${perCent}% 할인`,
  POINT: (points) => `${count(points)} 포인트`,
  EXPERIENCE: (experience) => `경험치 ${count(experience)}`,
  TICKET: (tickets) => `수업권 ${count(tickets)}장`,
};

export const rewardText = ({
  couponRewardType,
  rewardCount,
}: {
  readonly couponRewardType: CouponRewardType;
  readonly rewardCount: number;
}): string => REWARDS[couponRewardType](rewardCount);

export const untilText = (expirationDate: string): string => `${DAY.format(new Date(expirationDate))}까지`;
