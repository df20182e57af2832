import { Coins, PartyPopper, Play } from 'lucide-react';
import { renewCourseClasses, useEnrol } from '#client/net/learning/courseClasses.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { Section } from '#client/ui/layout/Section.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { playEffect } from '#client/ui/effects/effectStore.ts';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { PLAN_BENEFITS } from '#shared/commerce/planBenefits.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import type { Curriculum } from '#shared/contract/learning/courseClasses.ts';
import type { ContentVisibleState, EnrolPaymentType } from '#shared/contract/learning/contentFields.ts';
import { useChannel } from '../frame/channelContext.ts';
import { PayToEnrol, type PayToEnrolProps } from './PayToEnrol.tsx';
import { courseTexts as texts } from './texts.ts';
import styles from './Courses.module.css';

/** The thing that one enrols in: a course class or a worksheet. */
export interface Offered {
  readonly title: string;
  readonly paymentType: EnrolPaymentType;
  readonly cost: number;
  readonly enrollState: 'ENROLLED' | 'NOT_ENROLLED';
  readonly visibleState: ContentVisibleState;
  readonly checkedCount: number;
  readonly contentCount: number;
}

export interface EnrolPanelProps {
  readonly offered: Offered;
  readonly curriculum: Curriculum | undefined;
  readonly pathOf: (lessonId: number, contentOnLessonId: number) => string;
  readonly onEnrol: () => Promise<void>;
  /** The order that is paid if it costs money. */
  readonly order: PayToEnrolProps['order'];
}

/** The price and the button to enrol; once enrolled, how far one is and the way on. */
export function EnrolPanel({ offered, curriculum, pathOf, onEnrol, order }: EnrolPanelProps) {
  const { id, holds } = useChannel();
  const point = useStore(walletStore, (wallet) => wallet.point);
  const { title, paymentType, cost, enrollState, checkedCount, contentCount } = useOpenedByPlan(id, offered);
  const enrol = useEnrol(id, {
    onSuccess: () => {
      playEffect('confetti');
      showToast({ text: texts.welcome, theme: 'success' });
    },
    onError: (error) => {
      const code = errorCodeOf(error);
      showToast({ text: refusalOf(code) ?? userMessageOf(error, texts.enrolFailed), theme: 'warning' });
    },
  });
  const missing = paymentType === 'POINT' && point !== null ? Math.max(0, cost - point) : 0;
  const ask = () =>
    openDialog('confirm', {
      title: texts.ask(title),
      detail: paymentType === 'FREE' ? texts.askFree : texts.askPoints(cost, point),
      confirmLabel: texts.enrol,
      onConfirm: () => enrol.mutate({ run: onEnrol }),
    });
  const isIn = enrollState === 'ENROLLED';
  const first = curriculum?.lessonList[0];
  const start = curriculum?.next ?? null;
  const isHidden = first?.lock === 'HIDDEN';
  return (
    <Section aria-label={isIn ? texts.enrolled : texts.enrol}>
      <Text size="title" align="center" className={styles.title}>
        {title}
      </Text>
      {isIn ? (
        <>
          <ProgressBar
            label={texts.progress(checkedCount, contentCount)}
            value={checkedCount}
            max={contentCount}
            caption={`${checkedCount} / ${contentCount}`}
          />
          <Text tone="soft" align="center">
            {texts.progress(checkedCount, contentCount)}
          </Text>
        </>
      ) : (
        <Row as="p" justify="center">
          <Coins aria-hidden="true" size={26} />
          <Text as="span" size="title">
            {texts.price(paymentType, cost)}
          </Text>
        </Row>
      )}
      {!isIn && paymentType === 'CASH' && (
        <PayToEnrol title={title} cost={cost} order={order} onPaid={() => renewCourseClasses(id)} />
      )}
      {!isIn && missing > 0 && (
        <Text tone="soft" align="center">
          {texts.notEnough(missing)}
        </Text>
      )}
      {!isIn && paymentType !== 'CASH' && (
        <Button wide size="large" busy={enrol.isPending} disabled={missing > 0} onClick={ask}>
          {texts.enrol}
        </Button>
      )}
      {(isIn || holds('teacher') || offered.paymentType === 'FREE') && start && (
        <>
          <ButtonLink
            to={pathOf(start.lessonId, start.contentOnLessonId)}
            tone={isIn ? 'ok' : 'alt'}
            size="large"
            wide
            icon={<Play />}
          >
            {checkedCount > 0 ? texts.goOn : texts.begin}
          </ButtonLink>
          <Hint align="center">{texts.next(start.lessonTitle, start.title)}</Hint>
        </>
      )}
      {isHidden && (
        <Text tone="soft" align="center">
          {texts.waiting}
        </Text>
      )}
      {isIn && curriculum && !start && !isHidden && contentCount > 0 && (
        <>
          <Row as="p" justify="center">
            <PartyPopper aria-hidden="true" size={26} />
            <Text as="span" size="heading">
              {texts.allDone}
            </Text>
          </Row>
          {first?.contentList[0] && (
            <ButtonLink to={pathOf(first.lessonId, first.contentList[0].contentOnLessonId)} wide>
              {texts.again}
            </ButtonLink>
          )}
        </>
      )}
    </Section>
  );
}

function refusalOf(code: string | null): string | undefined {
  if (code === 'PRODUCT_PRICE_CHANGED') return texts.priceChanged;
  return code === 'NEED_TO_PAY' ? texts.needToPay : undefined;
}

/** The school's offer costs nothing to somebody who has a plan that opens it; the server decides the same. */
function useOpenedByPlan<Offer extends { paymentType: EnrolPaymentType; cost: number }>(
  channelId: number,
  offer: Offer,
): Offer {
  const { plan } = PLAN_BENEFITS.allCourses;
  const holds = useStore(
    sessionStore,
    ({ user }) => user?.subscriptionList.some(({ engCodeName }) => engCodeName === plan) ?? false,
  );
  return holds && channelId === DEFAULT_CHANNEL_ID ? { ...offer, paymentType: 'FREE', cost: 0 } : offer;
}
