import { Printer, RefreshCw, X } from 'lucide-react';
import { newPasswords } from '#client/net/channels/members.ts';
import { Cluster, Row } from '#client/ui/layout/Stack.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { Avatar } from '#client/ui/avatar/Avatar.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ScrollArea } from '#client/ui/panel/ScrollArea.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { Section } from '#client/ui/layout/Section.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { SignInCard } from '#shared/contract/channels/channelAccounts.ts';
import { useChannel } from '../frame/channelContext.ts';
import { QrCode } from '../frame/QrCode.tsx';
import { focusPanel } from './focusPanel.ts';
import { memberTexts as texts } from './texts.ts';
import { useMemberActions } from './useMemberActions.ts';
import styles from '../report/Print.module.css';

const PER_SHEET = 6;

export interface SignInCardsProps {
  /** Held by the page alone: no store, no address and no disk ever has a password. */
  readonly cards: readonly SignInCard[];
  readonly onCards: (cards: readonly SignInCard[]) => void;
  readonly onClose: () => void;
}

/** Cards to cut out, six to a sheet of A4; printing shows the sheets and nothing else of the page. */
export function SignInCards({ cards, onCards, onClose }: SignInCardsProps) {
  const { id: channelId } = useChannel();
  const { act, isPending } = useMemberActions();
  const sheets = Array.from({ length: Math.ceil(cards.length / PER_SHEET) }, (_, index) =>
    cards.slice(index * PER_SHEET, (index + 1) * PER_SHEET),
  );
  const renew = () =>
    openDialog('confirm', {
      title: texts.newPasswordTitle,
      detail: texts.newPasswordDetail,
      confirmLabel: texts.newPassword,
      onConfirm: () =>
        act({
          run: async () =>
            onCards(
              await newPasswords(
                channelId,
                cards.map(({ memberId }) => memberId),
              ),
            ),
          done: texts.cardsHint,
        }),
    });
  return (
    <Section
      as="aside"
      ref={focusPanel}
      tabIndex={-1}
      title={texts.cardsTitle}
      beside={texts.sheets(sheets.length)}
      note={texts.cardsHint}
      actions={
        <IconButton size="small" label={texts.closeCards} tone="close" icon={<X />} onClick={onClose} />
      }
    >
      <ScrollArea label={texts.sheets(sheets.length)} className={classNames(styles.printed, styles.sheets)}>
        <Sheets sheets={sheets} />
      </ScrollArea>
      <Cluster>
        <Button tone="sea" icon={<Printer />} onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button tone="alt" icon={<RefreshCw />} busy={isPending} onClick={renew}>
          {texts.newPassword}
        </Button>
      </Cluster>
    </Section>
  );
}

function Sheets({ sheets }: { readonly sheets: readonly (readonly SignInCard[])[] }) {
  const { channelName, channelDomain } = useChannel();
  const back = encodeURIComponent(paths.channel(channelDomain));
  return sheets.map((sheet) => (
    <ul key={sheet[0]?.memberId} className={styles.sheet}>
      {sheet.map(({ memberId, nickname, rollNumber, loginName, password, itemIdList }) => (
        <li key={memberId} className={styles.card}>
          <Row>
            <Avatar nickname={nickname} itemIdList={itemIdList} />
            <span>
              <b>{nickname}</b>
              <small>
                {[channelName, rollNumber && texts.numbered(rollNumber)].filter(Boolean).join(' · ')}
              </small>
            </span>
          </Row>
          <div className={styles.how}>
            <dl>
              <dt>{texts.loginName}</dt>
              <dd data-field="loginName">{loginName}</dd>
              <dt>{texts.password}</dt>
              <dd data-field="password">{password}</dd>
            </dl>
            <span className={styles.code}>
              <QrCode
                text={`${window.location.origin}${paths.signIn}?name=${loginName}&redirect=${back}`}
                label={texts.qr(nickname)}
              />
            </span>
          </div>
        </li>
      ))}
    </ul>
  ));
}
