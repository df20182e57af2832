import { useInfiniteQuery } from '@tanstack/react-query';
import { memberQueries } from '#client/net/queries/memberQueries.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ScrollArea } from '#client/ui/panel/ScrollArea.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { AuditLog } from '#shared/contract/channels/audit.ts';
import { channelRoleSchema } from '#shared/contract/roles.ts';
import { useChannel } from '../frame/channelContext.ts';
import { memberTexts } from '../members/texts.ts';
import { auditTexts as texts } from './texts.ts';
import styles from '../import/ImportPage.module.css';
import audit from './AuditPage.module.css';
import { seoulFormat } from '#shared/time/seoulFormat.ts';

const WHEN = seoulFormat({
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** What staff did, the last first. */
export function AuditPage() {
  const { id, channelDomain, holds } = useChannel();
  const mayRead = holds('manager');
  const logs = useInfiniteQuery({ ...memberQueries.audit(id), enabled: mayRead });
  if (!mayRead)
    return (
      <Panel>
        <EmptyState title={texts.managersOnly}>
          <ButtonLink to={paths.channelMembers(channelDomain)}>{texts.back}</ButtonLink>
        </EmptyState>
      </Panel>
    );
  return (
    <Panel title={texts.title} titleTone="sea" level={1} className={styles.panel}>
      <div className={styles.back}>
        <ButtonLink to={paths.channelMembers(channelDomain)}>{texts.back}</ButtonLink>
      </div>
      <p className={styles.hint}>{texts.hint}</p>
      <ListBody
        query={logs}
        failed={texts.failed}
        isEmpty={({ pages }) => pages.every(({ auditLogList }) => auditLogList.length === 0)}
        empty={
          <div className={audit.empty}>
            <EmptyState title={texts.empty} />
          </div>
        }
      >
        {({ pages }) => (
          <ScrollArea label={texts.table} className={classNames(styles.scroll, audit.box)}>
            <table className={classNames(styles.table, audit.table)}>
              <thead>
                <tr>
                  {[texts.when, texts.who, texts.what, texts.whom, texts.detail].map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {pages
                  .flatMap(({ auditLogList }) => auditLogList)
                  .map((log) => (
                    <tr key={log.auditLogId}>
                      <td>{WHEN.format(new Date(log.createdAt))}</td>
                      <td>{log.actor.userId === 0 ? texts.server : log.actor.nickname || texts.gone}</td>
                      <th scope="row">{texts.actions[log.action] ?? log.action}</th>
                      <td>{log.target === null ? '' : log.target.nickname || texts.gone}</td>
                      <td>{wordsOf(log)}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </ScrollArea>
        )}
      </ListBody>
      {logs.hasNextPage && (
        <Button tone="alt" wide busy={logs.isFetchingNextPage} onClick={() => void logs.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </Panel>
  );
}

/** What is worth reading of the details: names, reasons, roles and how many; ids say nothing. */
function wordsOf({ detail }: AuditLog): string {
  return Object.entries(detail)
    .flatMap(([name, value]) => {
      if (typeof value === 'number') return texts.numbers[name]?.(value) ?? [];
      if (typeof value !== 'string') return [];
      const role = channelRoleSchema.safeParse(value);
      return role.success
        ? memberTexts.roles[role.data]
        : (texts.actions[value] ?? texts.words[value] ?? value);
    })
    .join(' · ');
}
