/** A URI as it may be shown in an error or a log. */
export function withoutPassword(uri: string): string {
  return uri.replace(/:[^:@/]*@/, ':…@');
}
