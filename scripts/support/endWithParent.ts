/**
 * Ends this process in an orderly way when the bootstrap that started it is gone or its terminal was closed,
 * so that nobody has to hunt for a server that still holds its port and its data.
 */
export function endWithParent(): void {
  const end = () => process.kill(process.pid, 'SIGTERM');
  process.on('SIGHUP', end);
  if (!process.channel) return;
  process.on('disconnect', end);
  process.channel.unref();
}
