/**
 * A request's address as it may be logged. Tokens belong in a header, but somebody may have put one into the query, so
 * only a parameter's short name is shown, and its value only if it is a number.
 */
export function shownUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (query.length === 0) return path;
  return `${path}?${query.join('?').split('&').map(shownParameter).join('&')}`;
}

function shownParameter(parameter: string): string {
  const { name, value } = /^(?<name>[a-z_]{1,16})=(?<value>-?\d{1,16})?/i.exec(parameter)?.groups ?? {};
  if (name === undefined) return '…';
  return `${name}=${parameter === `${name}=${value}` ? value : '…'}`;
}
