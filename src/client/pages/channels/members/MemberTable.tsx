import { EllipsisVertical } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { MemberList } from '#client/net/rest/channels/members.ts';
import type { ChannelMember } from '#shared/contract/channels/memberFields.ts';
import { AnswerJoin } from './AnswerJoin.tsx';
import { arrowStep } from './arrowStep.ts';
import { MemberFace } from './MemberFace.tsx';
import { GroupChip, RoleChip, TagChip } from './RoleChip.tsx';
import { seenText } from './seenText.ts';
import { memberTexts as texts } from './texts.ts';
import styles from './MemberTable.module.css';

export interface MemberTableProps {
  readonly list: MemberList;
  readonly rows: readonly ChannelMember[];
  readonly chosen: ReadonlySet<number>;
  readonly onChosen: (chosen: ReadonlySet<number>) => void;
  readonly onOpen: (member: ChannelMember) => void;
}

/**
 * Members by name; on a narrow screen each is a card. A click with Shift chooses a stretch, and so do the arrows, which
 * go from box to box.
 */
export function MemberTable({ list, rows, chosen, onChosen, onOpen }: MemberTableProps) {
  const last = useRef<number | null>(null);
  /** Where a stretch by the keys began, and who was chosen then. */
  const anchor = useRef<{ readonly index: number; readonly before: ReadonlySet<number> } | null>(null);
  const [now] = useState(() => Date.now());
  const isAll = rows.length > 0 && rows.every(({ memberId }) => chosen.has(memberId));
  const pick = (index: number, event: MouseEvent) => {
    const memberId = rows[index]?.memberId;
    if (memberId === undefined) return;
    const next = new Set(chosen);
    const isOn = !chosen.has(memberId);
    const from = event.shiftKey && last.current !== null ? Math.min(last.current, index) : index;
    const to = event.shiftKey && last.current !== null ? Math.max(last.current, index) : index;
    for (const row of rows.slice(from, to + 1)) {
      if (isOn) next.add(row.memberId);
      else next.delete(row.memberId);
    }
    last.current = index;
    anchor.current = null;
    onChosen(next);
  };
  const body = useRef<HTMLTableSectionElement>(null);
  /** Chooses everybody from where the stretch began to where the arrow leads, and nobody else of before. */
  const onKeyDown = (event: KeyboardEvent) => {
    const boxes = [...(body.current?.querySelectorAll('input') ?? [])];
    const index = boxes.findIndex((box) => box === event.target);
    const to = arrowStep({ index, count: boxes.length, key: event.key });
    if (to === null) return;
    event.preventDefault();
    boxes[to]?.focus();
    boxes[to]?.scrollIntoView({ block: 'nearest' });
    if (!event.shiftKey) {
      anchor.current = null;
      return;
    }
    anchor.current ??= { index, before: chosen };
    last.current = to;
    const stretch = rows.slice(Math.min(anchor.current.index, to), Math.max(anchor.current.index, to) + 1);
    onChosen(new Set([...anchor.current.before, ...stretch.map(({ memberId }) => memberId)]));
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.boxCell}>
            <input
              type="checkbox"
              className={styles.box}
              aria-label={texts.chooseAll}
              checked={isAll}
              onChange={() => onChosen(new Set(isAll ? [] : rows.map(({ memberId }) => memberId)))}
            />
          </th>
          <th scope="col">{texts.columns.name}</th>
          <th scope="col">{texts.columns.role}</th>
          <th scope="col">{texts.columns.group}</th>
          <th scope="col">{texts.columns.tag}</th>
          <th scope="col">{texts.columns.phone}</th>
          <th scope="col">{texts.columns.seen}</th>
          <th scope="col">
            <span className={styles.hidden}>{texts.columns.more}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((member, index) => (
          <Row
            key={member.memberId}
            member={member}
            list={list}
            now={now}
            isChosen={chosen.has(member.memberId)}
            onPick={(event) => pick(index, event)}
            onKeyDown={onKeyDown}
            onOpen={() => onOpen(member)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly member: ChannelMember;
  readonly list: MemberList;
  readonly now: number;
  readonly isChosen: boolean;
  readonly onPick: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onOpen: () => void;
}

function Row({ member, list, now, isChosen, onPick, onKeyDown, onOpen }: RowProps) {
  const {
    nickname,
    rollNumber,
    introduction,
    loginName,
    roleList,
    formerRoleList,
    groupList,
    tagList,
    phoneNumber,
  } = member;
  return (
    <tr className={styles.row} data-chosen={isChosen || undefined}>
      <td className={styles.boxCell}>
        <input
          type="checkbox"
          className={styles.box}
          aria-label={texts.choose(nickname)}
          checked={isChosen}
          // The click knows of Shift, the change does not.
          onClick={onPick}
          onKeyDown={onKeyDown}
          readOnly
        />
      </td>
      <th scope="row" className={styles.name}>
        <span className={styles.person}>
          <MemberFace nickname={nickname} itemIdList={member.itemIdList} />
          <span className={styles.names}>
            <b>{nickname}</b>
            <small>{[rollNumber && texts.numbered(rollNumber), loginName].filter(Boolean).join(' · ')}</small>
            {list === 'pending' && introduction !== '' && <q className={styles.says}>{introduction}</q>}
          </span>
        </span>
      </th>
      <td>
        <span className={styles.chips}>
          {roleList.map((role) => (
            <RoleChip key={role} role={role} />
          ))}
          {formerRoleList.map((role) => (
            <small key={role}>{texts.former(texts.roles[role])}</small>
          ))}
        </span>
      </td>
      <td>
        <span className={styles.chips}>
          {groupList.map(({ channelGroupId, name, colour }) => (
            <GroupChip key={channelGroupId} name={name} colour={colour} />
          ))}
        </span>
      </td>
      <td>
        <span className={styles.chips}>
          {tagList.map(({ tagId, tag }) => (
            <TagChip key={tagId} tag={tag} />
          ))}
        </span>
      </td>
      <td className={styles.phone} data-none={phoneNumber === '' || undefined}>
        {phoneNumber || texts.noPhone}
      </td>
      <td className={styles.seen} data-online={member.isOnline || undefined}>
        {seenText(member, now)}
      </td>
      <td className={styles.actions}>
        {list === 'pending' && <AnswerJoin member={member} />}
        <button type="button" className={styles.more} aria-label={texts.more(nickname)} onClick={onOpen}>
          <EllipsisVertical aria-hidden="true" />
        </button>
      </td>
    </tr>
  );
}
