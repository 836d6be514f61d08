/**
 * Keywords do what the rules say of them, K-AGILE to K-WEIGHT-OF-FIRE: each is a class named after it, or a row of {@code
 * PlainKeywords} if it registers a trait, a way of moving or one hook. {@code revised()} or {@code Revised} of a class is the keyword of the revision of
 * 2025. Read {@link io.github.deadcube.core.keyword.Keywords} first, then {@code Printed}.
 */
package io.github.deadcube.core.keyword;
