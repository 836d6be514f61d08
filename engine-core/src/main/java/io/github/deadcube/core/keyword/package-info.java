/**
 * The keywords, K-AGILE to K-WEIGHT-OF-FIRE. Each is a class named after the keyword, or a row of {@code PlainKeywords} if it
 * registers only a trait, a movement mode or one hook. {@code revised()} or {@code Revised} of a class is the keyword of the
 * revision of 2025. Read {@link io.github.deadcube.core.keyword.Keywords} first, then {@code Printed}.
 */
package io.github.deadcube.core.keyword;
