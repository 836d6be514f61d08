/**
 * K, KT-1, KT-7 to KT-19: the keywords of all editions.
 *
 * <p>Begin with {@code Keywords}, which lists them. A keyword is a row of {@code PlainKeywords} if it registers only a
 * trait, a movement mode or one hook; any other has a class named as it is printed, such as {@code Honourable}, which
 * registers its hooks in {@code attach}. {@code PrintedKeyword} says where it may be printed and what it takes in
 * brackets. {@code DiceCounts} tells the tests in which dice count, {@code KeywordDelivery} is for weapons that are
 * fired at cubes, {@code SpecialKeyword} for SPECIAL actions, {@code Offer} for choices to use a keyword.
 *
 * <p>It uses {@code hooks}, {@code machine}, {@code spelling} and {@code workspace}.
 */
package io.github.deadcube.core.keyword;
