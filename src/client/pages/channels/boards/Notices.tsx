import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { Link } from 'react-router';
import { postQueries } from '#client/net/queries/postQueries.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { type PostBrief } from '#shared/contract/channels/posts.ts';
import { useChannel } from '../frame/channelContext.ts';
import styles from './BoardPage.module.css';
import { boardTexts as texts } from './texts.ts';

const SHOWN_NOTICES = 3;

/** The notices that stand above the posts of a board, the newest first. */
export function usePinned(boardId: number | 'all'): readonly PostBrief[] {
  const { id } = useChannel();
  return useQuery(postQueries.notices(id, boardId)).data?.slice(0, SHOWN_NOTICES) ?? [];
}

/** The newest notices, above the posts; without any there is nothing. */
export function Notices({ boardId }: { readonly boardId: number | 'all' }) {
  const channel = useChannel();
  const list = usePinned(boardId);
  if (list.length === 0) return null;
  return (
    <ul className={styles.notices} aria-label={texts.notices}>
      {list.map(({ postId, title, writer, createdAt }) => (
        <li key={postId}>
          <Link to={paths.channelPost(channel.channelDomain, postId)} className={styles.notice}>
            <span className={styles.horn} aria-hidden="true">
              <Megaphone />
            </span>
            <span>
              <b>{title}</b>
              <small>
                {writer.nickname} · <time dateTime={createdAt}>{texts.when(createdAt)}</time>
              </small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
