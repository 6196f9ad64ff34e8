/** The part of node-postgres that tests use. */
declare module 'pg' {
  export interface QueryResult {
    readonly command: 'UPDATE' | 'DELETE' | 'INSERT' | 'SELECT' | 'MERGE';
    readonly rowCount: number;
    readonly rows: Record<string, unknown>[];
    readonly fields: { readonly name: string; readonly dataTypeID: number }[];
  }
  type Parser = (text: string) => unknown;
  export const types: { getTypeParser(type: number, format?: string): Parser };
  export class Client {
    constructor(options: {
      readonly host: string;
      readonly user: string;
      readonly database: string;
      readonly options?: string;
      readonly types?: { getTypeParser(type: number, format?: string): Parser };
    });
    connect(): Promise<void>;
    query(text: string, values?: readonly unknown[]): Promise<QueryResult>;
    on(
      event: 'notification',
      listener: (message: { readonly channel: string; readonly payload?: string }) => void,
    ): this;
    on(event: 'notice', listener: (message: { readonly message?: string }) => void): this;
    off(event: 'notice', listener: (message: { readonly message?: string }) => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    end(): Promise<void>;
  }
  const pg: { readonly Client: typeof Client; readonly types: typeof types };
  export default pg;
}
