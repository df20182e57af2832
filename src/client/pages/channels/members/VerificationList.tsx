import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { memberQueries } from '#client/net/queries/memberQueries.ts';
import { acceptVerification, rejectVerification } from '#client/net/rest/channels/members.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { useChannel } from '../frame/channelContext.ts';
import { memberTexts as texts } from './texts.ts';
import { useMemberActions } from './useMemberActions.ts';
import styles from './MemberTable.module.css';

/** Members who ask to be recognised as pupils, under their real names. */
export function VerificationList() {
  const { id, holds } = useChannel();
  const query = useQuery(memberQueries.verifications(id));
  const { act, isPending } = useMemberActions();
  return (
    <ListBody
      query={query}
      failed={texts.failed}
      isEmpty={({ verificationList }) => verificationList.length === 0}
      empty={<EmptyState title={texts.empty.verification} />}
    >
      {({ verificationList }) => (
        <ul className={styles.cards}>
          {verificationList.map(({ verificationId, name, nickname, loginName, message }) => (
            <li key={verificationId} className={styles.card}>
              <span className={styles.names}>
                <b>{texts.verificationName(name, nickname)}</b>
                <small>{loginName}</small>
                {message !== '' && <span>{message}</span>}
              </span>
              {holds('manager') && (
                <span className={styles.answer}>
                  <Button
                    icon={<Check />}
                    disabled={isPending}
                    onClick={() =>
                      act({
                        run: () => acceptVerification(id, verificationId, 'ADVANCED'),
                        done: texts.done.verify(name),
                      })
                    }
                  >
                    {texts.accept}
                  </Button>
                  <Button
                    tone="alt"
                    icon={<X />}
                    disabled={isPending}
                    onClick={() =>
                      act({
                        run: () => rejectVerification(id, verificationId),
                        done: texts.done.reject(name),
                      })
                    }
                  >
                    {texts.reject}
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </ListBody>
  );
}
