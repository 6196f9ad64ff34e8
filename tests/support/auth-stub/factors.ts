import { randomUUID } from 'node:crypto';
import { isRightCode, newSecret } from './totp.ts';

/** A factor as GET /user lists it. */
export interface ListedFactor {
  readonly id: string;
  readonly friendly_name: string;
  readonly factor_type: 'totp' | 'phone' | 'webauthn';
  readonly status: 'verified' | 'unverified';
  readonly created_at: string;
  readonly updated_at: string;
}

interface Factor {
  listed: ListedFactor;
  readonly userId: string;
  readonly secret: string;
}

/** An answer of the stub's own. */
export interface StubAnswer {
  readonly status: number;
  readonly body: object;
}

/** The caller and their assurance level. */
export interface Asker {
  readonly userId: string;
  readonly email: string;
  readonly aal: 'aal1' | 'aal2';
}

/** Most factors that one user may have, as supabase/auth has it. */
const MOST_FACTORS = 10;
const CHALLENGE_SECONDS = 300;

/** The second factors of all users, with the answers, codes and words of supabase/auth's mfa.go. */
export class FactorBook {
  readonly #factors = new Map<string, Factor>();
  readonly #challenges = new Map<string, { readonly factorId: string; readonly expiresAt: number }>();

  of(userId: string): ListedFactor[] {
    return [...this.#factors.values()].filter((factor) => factor.userId === userId).map((factor) => factor.listed);
  }

  add(userId: string, given: Partial<ListedFactor> = {}): { readonly id: string; readonly secret: string } {
    const now = new Date().toISOString();
    const id = randomUUID();
    const secret = newSecret();
    const standard = { id, friendly_name: '', factor_type: 'totp', status: 'unverified' } as const;
    this.#factors.set(id, { userId, secret, listed: { ...standard, created_at: now, updated_at: now, ...given } });
    return { id, secret };
  }

  enroll(asker: Asker, body: Readonly<Record<string, unknown>>): StubAnswer {
    const { factor_type: type, friendly_name: name = '', issuer = 'localhost' } = body;
    if (type === 'phone') return refusal(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
    if (type === 'webauthn') {
      return refusal(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
    }
    if (type !== 'totp') {
      return refusal(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn');
    }
    const factors = this.of(asker.userId);
    if (factors.some((factor) => factor.friendly_name === name)) {
      const text = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`;
      return refusal(422, 'mfa_factor_name_conflict', text);
    }
    if (factors.length >= MOST_FACTORS) {
      const text = 'Maximum number of verified factors reached, unenroll to continue';
      return refusal(422, 'too_many_enrolled_mfa_factors', text);
    }
    if (asker.aal === 'aal1' && factors.some((factor) => factor.status === 'verified')) {
      return refusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    }
    const { id, secret } = this.add(asker.userId, { friendly_name: String(name) });
    const label = `${encodeURIComponent(String(issuer))}:${encodeURIComponent(asker.email)}`;
    const uri = `otpauth://totp/${label}?algorithm=SHA1&digits=6&issuer=${encodeURIComponent(String(issuer))}&period=30&secret=${secret}`;
    return { status: 200, body: { id, type: 'totp', friendly_name: name, totp: { qr_code: PICTURE, secret, uri } } };
  }

  challenge(asker: Asker, factorId: string): StubAnswer {
    if (this.#own(asker, factorId) === undefined) return NOT_FOUND;
    const id = randomUUID();
    const expiresAt = Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS;
    this.#challenges.set(id, { factorId, expiresAt });
    return { status: 200, body: { id, type: 'totp', expires_at: expiresAt } };
  }

  /** Null where the code is right: the session that follows is the auth service's matter. */
  verify(asker: Asker, factorId: string, body: Readonly<Record<string, unknown>>): StubAnswer | null {
    const factor = this.#own(asker, factorId);
    if (factor === undefined) return NOT_FOUND;
    const challengeId = String(body['challenge_id']);
    const challenge = this.#challenges.get(challengeId);
    if (challenge?.factorId !== factorId) {
      return refusal(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
    }
    if (challenge.expiresAt * 1000 < Date.now()) {
      const text = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`;
      return refusal(422, 'mfa_challenge_expired', text);
    }
    if (!isRightCode(factor.secret, String(body['code']))) {
      return refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    }
    this.#challenges.delete(challengeId);
    factor.listed = { ...factor.listed, status: 'verified', updated_at: new Date().toISOString() };
    for (const other of this.of(asker.userId)) {
      if (other.factor_type === 'totp' && other.status === 'unverified') this.#factors.delete(other.id);
    }
    return null;
  }

  unenroll(asker: Asker, factorId: string): StubAnswer {
    const factor = this.#own(asker, factorId);
    if (factor === undefined) return NOT_FOUND;
    if (factor.listed.status === 'verified' && asker.aal === 'aal1') {
      return refusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    this.#factors.delete(factorId);
    return { status: 200, body: { id: factorId } };
  }

  #own(asker: Asker, factorId: string): Factor | undefined {
    const factor = this.#factors.get(factorId);
    return factor?.userId === asker.userId ? factor : undefined;
  }
}

/** As the auth service words a refusal. */
function refusal(status: number, code: string, message: string): StubAnswer {
  return { status, body: { code: status, error_code: code, msg: message } };
}

const NOT_FOUND = refusal(404, 'mfa_factor_not_found', 'Factor not found');

/** A stand-in for the QR code, with the same XML prolog as supabase/auth's. */
const PICTURE = `<?xml version="1.0"?>
<!-- Generated by SVGo -->
<svg width="63" height="63" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<rect x="12" y="12" width="21" height="21" style="fill:black;stroke:none" />
<rect x="33" y="33" width="18" height="18" style="fill:black;stroke:none" />
</svg>
`;
