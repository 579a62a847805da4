// What the service answers when it refuses: one body for every failure.

export interface FailureBody {
    status: number;
    code: string;
    message: string;
    errors: Record<string, string>; // by field: "prices[0].price"
    id?: string;
    current?: unknown; // with 412: the record as it is now
    referrers?: { kind: string; id: string; name: string }[]; // with 409: what uses the record
    requestId?: string;
    [more: string]: unknown;
}

export class Failure extends Error {
    readonly body: FailureBody;
    readonly retryAfter: number | null; // seconds

    constructor(body: FailureBody, retryAfter: number | null = null) {
        super(body.message);
        this.name = "Failure";
        this.body = body;
        this.retryAfter = retryAfter;
    }

    get status(): number {
        return this.body.status;
    }
    get code(): string {
        return this.body.code;
    }
    get errors(): Record<string, string> {
        return this.body.errors;
    }
}

// The request got no answer: no network, or no server.
export class Unreachable extends Error {
    constructor(cause?: unknown) {
        super("unreachable", { cause });
        this.name = "Unreachable";
    }
}

export async function failureOf(response: Response): Promise<Failure> {
    const after = Number(response.headers.get("Retry-After"));
    const retryAfter = Number.isFinite(after) && after > 0 ? after : null;
    let body: Partial<FailureBody> = {};
    try {
        body = (await response.json()) as Partial<FailureBody>;
    } catch {
        // A proxy's own page: the status says enough.
    }
    return new Failure(
        {
            ...body,
            status: response.status,
            code: body.code ?? "",
            message: body.message ?? response.statusText,
            errors: body.errors ?? {},
        },
        retryAfter,
    );
}
