import type { Request, RequestHandler, Response } from 'express';

/** A handler that takes its time: what it throws is answered like any other error, instead of ending the server. */
export const awaited =
  <TParams>(handler: (request: Request<TParams>, response: Response) => Promise<void>): RequestHandler<TParams> =>
  (request, response, next) => {
    handler(request, response).catch(next);
  };

/** Answers with a status and a French sentence that says why. */
export function refuse(response: Response, status: number, message: string): void {
  response.status(status).json({ message });
}
