/**
 * Keywords do what the rules say of them, K-AGILE to K-WEIGHT-OF-FIRE: each is a class named after it, or a constant of {@code
 * Numeric} if it is no more than a number that adds up. Read {@link io.github.deadcube.core.keyword.Keywords} first, then
 * {@code Printed}.
 */
package io.github.deadcube.core.keyword;
