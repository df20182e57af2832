import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Hand } from 'lucide-react';
import { useNow } from '#client/ui/motion/useNow.ts';
import { itemById } from '#shared/content/items.ts';
import type { RaisedHand } from '#shared/contract/learning/raisedHands.ts';
import { classQueries } from '#client/net/queries/classQueries.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { helpHand } from '#client/net/rest/learning/raisedHands.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '../frame/channelContext.ts';
import { SectionBody } from '../home/sections/Section.tsx';
import panel from '../progress/ProgressPage.module.css';
import { overviewTexts } from './texts.ts';
import styles from './ClassOverviewPage.module.css';

const texts = overviewTexts.hands;
const MINUTE_MS = 60_000;

/** Who waits for help, who has waited longest on top; it comes by itself. */
export function HandsPanel() {
  const { id } = useChannel();
  const hands = useQuery(classQueries.hands(id));
  const count = hands.data?.length ?? 0;
  return (
    <section className={panel.panel} aria-labelledby="hands-title">
      <header className={panel.head}>
        <h2 id="hands-title">
          <Hand aria-hidden="true" />
          {texts.title}
        </h2>
        <span className={styles.count} role="status" data-none={count === 0 || undefined}>
          {texts.count(count)}
        </span>
      </header>
      <SectionBody query={hands}>
        {(list) =>
          list.length === 0 ? (
            <p className={styles.quiet}>{texts.empty}</p>
          ) : (
            <ul className={styles.hands}>
              {list.map((hand) => (
                <HandCard key={hand.handId} hand={hand} />
              ))}
            </ul>
          )
        }
      </SectionBody>
    </section>
  );
}

function HandCard({ hand }: { readonly hand: RaisedHand }) {
  const { id, channelDomain } = useChannel();
  const { handId, memberId, nickname, itemIdList, lessonTitle, contentTitle, problemId, raisedAt } = hand;
  const queries = useQueryClient();
  const now = useNow();
  const { mutate, isPending } = useMutation({
    mutationFn: () => helpHand(id, handId),
    onError: (error) => showToast({ text: userMessageOf(error, texts.failedHelp), theme: 'warning' }),
    onSettled: () => queries.invalidateQueries({ queryKey: classQueries.all(id) }),
  });
  const minutes = Math.max(0, Math.floor((now - Date.parse(raisedAt)) / MINUTE_MS));
  const keys = itemIdList.flatMap((itemId) => itemById(itemId)?.key ?? []);
  return (
    <li className={styles.hand}>
      <span className={styles.face}>
        <AvatarPreview itemKeys={keys} height={42} bust animate={false} label="" />
      </span>
      <div className={styles.words}>
        <b>{nickname}</b>
        <span>{contentTitle ?? lessonTitle}</span>
        <small>{texts.waits(minutes)}</small>
      </div>
      <div className={styles.buttons}>
        {problemId !== null && (
          <ButtonLink
            to={paths.channelMemberCode(channelDomain, memberId, problemId)}
            tone="sea"
            label={texts.lookAt(nickname)}
          >
            {texts.look}
          </ButtonLink>
        )}
        <Button
          tone="alt"
          icon={<Check />}
          busy={isPending}
          aria-label={texts.helpedOf(nickname)}
          onClick={() => mutate()}
        >
          {texts.helped}
        </Button>
      </div>
    </li>
  );
}
