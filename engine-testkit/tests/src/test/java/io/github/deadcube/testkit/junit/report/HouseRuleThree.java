package io.github.deadcube.testkit.junit.report;

import io.github.deadcube.testkit.junit.Rule;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** An annotation that names a rule. */
@Rule("HOUSE-3")
@Retention(RetentionPolicy.RUNTIME)
@interface HouseRuleThree {}
