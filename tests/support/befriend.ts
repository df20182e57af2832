import type { ApiClient } from './apiClient.ts';
import type { Child } from './signUpChild.ts';

/** Two users become friends as any two do: both ask. */
export async function befriend(api: ApiClient, one: Child, other: Child): Promise<void> {
  await api.call('friends.request', { body: { userId: other.user.userId } }, one);
  const { body } = await api.call('friends.request', { body: { userId: one.user.userId } }, other);
  if (body.state !== 'ACCEPT') throw new Error(`befriend: the friendship is ${body.state}`);
}
