/**
 * Keywords do what the rules say of them, K-AGILE to K-WEIGHT-OF-FIRE: each is a class named after it, or a row of {@code
 * PlainKeywords} if it only registers traits, a way of moving or a number. {@code revised()} of a class is the keyword of the revision of
 * 2025. Read {@link io.github.deadcube.core.keyword.Keywords} first, then {@code Printed}.
 */
package io.github.deadcube.core.keyword;
