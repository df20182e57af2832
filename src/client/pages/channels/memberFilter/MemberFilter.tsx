import { useQuery } from '@tanstack/react-query';
import { groupQueries } from '#client/net/queries/groupQueries.ts';
import { SearchField } from '#client/ui/form/SearchField.tsx';
import field from '#client/ui/form/Field.module.css';
import { useChannel } from '../frame/channelContext.ts';
import { memberFilterTexts as texts } from './texts.ts';
import styles from './MemberFilter.module.css';

/** Which pupils are looked at: those of a name, a group, a tag. */
export interface SoughtMembers {
  readonly query: string;
  readonly group_id?: number;
  readonly tag_id?: number;
}

export function MemberFilter({
  value,
  onChange,
}: {
  readonly value: SoughtMembers;
  readonly onChange: (value: SoughtMembers) => void;
}) {
  const { id } = useChannel();
  const groups = useQuery(groupQueries.groups(id)).data ?? [];
  const tags = useQuery(groupQueries.tags(id)).data ?? [];
  const { query, group_id: groupId, tag_id: tagId } = value;
  const choose = (next: { readonly group?: number | undefined; readonly tag?: number | undefined }) =>
    onChange({
      query,
      ...(next.group !== undefined && { group_id: next.group }),
      ...(next.tag !== undefined && { tag_id: next.tag }),
    });
  return (
    <div className={styles.filter}>
      <SearchField
        label={texts.search}
        value={query}
        maxLength={20}
        onChange={(typed) => onChange({ ...value, query: typed })}
        className={styles.search}
      />
      {groups.length > 0 && (
        <select
          className={field.input}
          aria-label={texts.group}
          value={groupId ?? ''}
          onChange={({ target }) => choose({ group: Number(target.value) || undefined, tag: tagId })}
        >
          <option value="">{texts.allGroups}</option>
          {groups.map(({ channelGroupId, name }) => (
            <option key={channelGroupId} value={channelGroupId}>
              {name}
            </option>
          ))}
        </select>
      )}
      {tags.length > 0 && (
        <select
          className={field.input}
          aria-label={texts.tag}
          value={tagId ?? ''}
          onChange={({ target }) => choose({ group: groupId, tag: Number(target.value) || undefined })}
        >
          <option value="">{texts.allTags}</option>
          {tags.map(({ tagId: one, tag }) => (
            <option key={one} value={one}>
              #{tag}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
