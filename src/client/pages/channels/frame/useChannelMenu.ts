import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { boardQueries } from '#client/net/channels/boards.ts';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { restTexts } from '#client/net/rest/restTexts.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import type { BoardItem } from '#shared/contract/channels/channelBoards.ts';
import { useChannel } from './channelContext.ts';
import { frameTexts } from './texts.ts';

/**
 * The boards of the channel for its menu; undefined until they are there, and for visitors who may not read
 * them. A server that cannot tell them is told of with the generic error, and the visitor goes home (product
 * spec §8); a lost connection is waited for.
 */
export function useChannelMenu(): readonly BoardItem[] | undefined {
  const { id, isMember, pluginMap } = useChannel();
  const navigate = useNavigate();
  const { data, error } = useQuery({
    ...boardQueries.list(id),
    enabled: isMember && pluginMap.BOARD,
  });
  const hasFailed =
    error instanceof ApiError &&
    !error.isConnectionError &&
    (error.status >= 500 || error.failure === 'badReply');
  useEffect(() => {
    if (!hasFailed) return;
    openDialog('alert', { title: restTexts.unexpected, detail: frameTexts.refresh });
    void navigate(paths.world);
  }, [hasFailed, navigate]);
  return data;
}
